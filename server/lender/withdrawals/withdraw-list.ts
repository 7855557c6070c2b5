import { desc, eq } from "drizzle-orm";
import { withdrawal } from "../../database/tables/borrower-calls.ts";
import type { Handler } from "../call/handler.ts";
import { withdrawable, withdrawalMinimum } from "../rewards/rewards.ts";
import { withdrawalView } from "./withdrawal-view.ts";

/** POST /withdraw/list: what can be withdrawn, and what was, newest first. */
export const withdrawList: Handler<"withdraw-list"> = async (call) => {
  const { tx, text } = call;
  const who = call.borrower;
  const rows = await tx
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.borrowerId, who.id))
    .orderBy(desc(withdrawal.createdAt), desc(withdrawal.orderNo));
  return {
    withdrawable: await withdrawable(tx, who.id),
    minimum: withdrawalMinimum(who),
    withdrawals: rows.map((row) => withdrawalView(row, text)),
  };
};
