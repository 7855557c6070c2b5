import type { Handler } from "../call/handler.ts";
import { friendsOf } from "./friends-of.ts";
import { REWARD } from "./invitations.ts";
import { maskPhone } from "../../../lending/format/mask-phone.ts";

/** POST /invite/list: the friends who registered, their phones masked; of one whose account is closed none is left. */
export const inviteList: Handler<"invite-list"> = async (call) => ({
  invitations: (await friendsOf(call.tx, call.borrower.id, call.now)).map(({ mobile, at, rewardedAt }) => ({
    mobile: mobile === null ? "" : maskPhone(mobile),
    registerTime: at,
    state: rewardedAt === null ? "registered" : "borrowed",
    reward: rewardedAt === null ? 0 : REWARD.cash,
  })),
});
