import type { Handler } from "../call/handler.ts";
import { friendsOf, REWARD } from "./invitations.ts";
import { maskPhone } from "../../../lending/format/mask-phone.ts";

/** POST /invite/list: the friends who registered, their phones masked. */
export const inviteList: Handler<"invite-list"> = async (call) => ({
  invitations: (await friendsOf(call.tx, call.borrower.id)).map(({ mobile, at, rewardedAt }) => ({
    mobile: maskPhone(mobile),
    registerTime: at,
    state: rewardedAt === null ? "registered" : "borrowed",
    reward: rewardedAt === null ? 0 : REWARD.cash,
  })),
});
