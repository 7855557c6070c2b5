import type { Handler } from "../call/handler.ts";
import { personOf } from "../call/person-of.ts";
import { friendsOf } from "./friends-of.ts";
import { REWARD } from "./invitations.ts";
import { redBagsOf, withdrawalMinimum } from "./rewards.ts";

/** POST /invite/info: the code to share and what it brought. */
export const inviteInfo: Handler<"invite-info"> = async (call) => {
  const { tx } = call;
  const { id } = call.borrower;
  const friends = await friendsOf(tx, id, call.now);
  const earned = (await redBagsOf(tx, id)).filter(({ source }) => source === "invitation");
  return {
    invitationCode: (await personOf(tx, id)).invitationCode,
    activityId: "invite",
    invitedCount: friends.length,
    borrowedCount: friends.filter(({ rewardedAt }) => rewardedAt !== null).length,
    rewardTotal: earned.reduce((sum, { amount }) => sum + amount, 0),
    rewardEach: REWARD.cash,
    couponValue: REWARD.coupon,
    withdrawalMinimum: withdrawalMinimum(call.borrower),
  };
};
