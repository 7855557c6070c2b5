import { borrowerOf } from "../../borrower-of.ts";
import type { Handler } from "../../handler.ts";
import { friendsOf, REWARD } from "../invitations.ts";
import { maskPhone } from "../mask-phone.ts";

/** POST /invite/list: the friends who registered, their phones masked. */
export const inviteList: Handler = async (call) => ({
  invitations: (await friendsOf(call.tx, borrowerOf(call).id)).map(({ mobile, at, rewardedAt }) => ({
    mobile: maskPhone(mobile),
    registerTime: at,
    state: rewardedAt === null ? "registered" : "borrowed",
    reward: rewardedAt === null ? 0 : REWARD.cash,
  })),
});
