import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

/** Where a credit application stands, in person.audit_state and on the wire (E13). */
export const AUDIT = { none: 0, review: 1, approved: 2, refused: 3 } as const;

/** Refuses with 3199 to change a form that is reviewed, and who somebody is once he was approved, unless that is to be mended. */
export function assertFormOpen(auditState: number, page: string, mend?: string): void {
  const settled = auditState === AUDIT.approved && page === "identity" && mend !== "identity";
  const closed = auditState === AUDIT.review || settled;
  if (closed) throw new Refusal(STATUS.illegal);
}
