import { and, eq } from "drizzle-orm";
import { withdrawal } from "../../database/tables/borrower-calls.ts";
import { borrowerOf } from "../call/borrower-of.ts";
import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { withdrawalView } from "./withdrawal-view.ts";

const NOT_FOUND = 3198;

/** POST /withdraw/detail: one withdrawal of the caller (3198). */
export const withdrawDetail: Handler = async (call) => {
  const mine = eq(withdrawal.borrowerId, borrowerOf(call).id);
  const [row] = await call.tx
    .select()
    .from(withdrawal)
    .where(and(mine, eq(withdrawal.orderNo, String(call.body.orderNo))));
  if (!row) throw new Refusal(NOT_FOUND);
  return withdrawalView(row, call.text);
};
