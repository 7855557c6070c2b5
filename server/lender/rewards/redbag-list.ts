import type { Handler } from "../call/handler.ts";
import { redBagsOf, withdrawable, withdrawalMinimum } from "./rewards.ts";

/** POST /redbag/list: the cash that the user was given. */
export const redbagList: Handler<"redbag-list"> = async (call) => {
  const { tx, text } = call;
  const who = call.borrower;
  const rows = await redBagsOf(tx, who.id);
  return {
    total: rows.reduce((sum, { amount }) => sum + amount, 0),
    withdrawable: await withdrawable(tx, who.id),
    minimum: withdrawalMinimum(who),
    redBags: rows.map(({ id, source, amount, at }) => {
      return { redBagGid: id, source, title: text(`lender.red-bag-${source}`), amount, time: at };
    }),
  };
};
