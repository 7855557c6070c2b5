import type { Handlers } from "../call/handler.ts";
import { repaymentHistory } from "./repayment-history.ts";

/** The calls that tell what was of a loan. */
export const historyHandlers = {
  "repayment-history": repaymentHistory,
} satisfies Partial<Handlers>;
