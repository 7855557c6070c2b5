import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

/** Where a credit application stands, in person.audit_state and on the wire (E13). */
export const AUDIT = { none: 0, review: 1, approved: 2, refused: 3 } as const;

/** Refuses with 3199 to change a form that is reviewed, and who somebody is once he was approved. */
export function assertFormOpen(auditState: number, page: string): void {
  const closed = auditState === AUDIT.review || (auditState === AUDIT.approved && page === "identity");
  if (closed) throw new Refusal(STATUS.illegal);
}
