import type { Handlers } from "../call/handler.ts";
import { repaymentHistory } from "./repayment-history.ts";
import { repaymentStatement } from "./repayment-statement.ts";

/** The calls that tell what was of a loan. */
export const historyHandlers = {
  "repayment-history": repaymentHistory,
  "repayment-statement": repaymentStatement,
} satisfies Partial<Handlers>;
