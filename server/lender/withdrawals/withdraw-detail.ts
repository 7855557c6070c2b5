import { and, eq } from "drizzle-orm";
import { withdrawal } from "../../database/tables/borrower-calls.ts";
import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { withdrawalView } from "./withdrawal-view.ts";

/** POST /withdraw/detail: one withdrawal of the caller (3198). */
export const withdrawDetail: Handler<"withdraw-detail"> = async (call) => {
  const mine = eq(withdrawal.borrowerId, call.borrower.id);
  const [row] = await call.tx
    .select()
    .from(withdrawal)
    .where(and(mine, eq(withdrawal.orderNo, call.body.orderNo)));
  if (!row) throw new Refusal(STATUS.notFound);
  return withdrawalView(row, call.text);
};
