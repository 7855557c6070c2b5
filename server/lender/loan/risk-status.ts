import { type Status, STATUS } from "../../contract/status.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { consents } from "../account/consents.ts";

/** The status with which the risk engine answers in place of 0; nothing can be checked of who took back his consent to that (F25). */
export async function riskStatusOf(tx: Tx, borrower: BorrowerRow): Promise<Status | undefined> {
  const { riskStatus } = borrower.flags;
  return riskStatus ?? ((await consents(tx, borrower, "bureau")) ? undefined : STATUS.consentWithdrawn);
}
