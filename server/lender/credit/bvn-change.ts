import type { PersonRow } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { hasOpenLoan } from "../account/has-open-loan.ts";
import { AUDIT } from "./credit-state.ts";

/** Whether another BVN can be given: `open`, or what stands against it; what will never pass comes first. */
export type BvnChange = "open" | "changed" | "review" | "loans";

/** How changing his BVN stands for a borrower; undefined where there is none yet (V3, S18). */
export async function bvnChange(tx: Tx, person: PersonRow): Promise<BvnChange | undefined> {
  if (person.bvnHash === null) return undefined;
  if (person.bvnModified) return "changed";
  // Both hang on the person who asked.
  if (person.auditState === AUDIT.review) return "review";
  return (await hasOpenLoan(tx, person.borrowerId)) ? "loans" : "open";
}
