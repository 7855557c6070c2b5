import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { CallContext } from "./handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { type Status, STATUS } from "../../contract/status.ts";

/**
 * Whose the thing is that a call is about. A guest who may ask (A6) has none: that is not found (3198), unless told
 * otherwise. Who shows a session that is over is no guest: he logs in again (7), for what he has is there.
 */
export function ownerOf(call: CallContext, nobody: Status = STATUS.notFound): BorrowerRow {
  if (!call.borrower) throw new Refusal(call.token ? STATUS.loginExpired : nobody);
  return call.borrower;
}
