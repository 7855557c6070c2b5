import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { CallContext } from "./handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

/** The caller of a call that is for borrowers; refuses a guest with 7. */
export function borrowerOf(call: CallContext): BorrowerRow {
  if (!call.borrower) throw new Refusal(STATUS.loginExpired);
  return call.borrower;
}
