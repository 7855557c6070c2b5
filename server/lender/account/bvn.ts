import { eq } from "drizzle-orm";
import type { Calls } from "../../../api/call-types.ts";
import { assertRule } from "../../contract/rules.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { person, type PersonRow } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { holdBvn, refuseBvnOfOther } from "./bvn-holder.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { keyedDigest } from "../access/secrets.ts";

/** A BVN as it is kept: hashed with a key that is not in the database (LENDER_KEY), since 11 digits are soon tried through. */
export function hashBvn(bvn: string): string {
  return keyedDigest(bvn);
}

/** The last three digits. */
export function maskBvn(bvn: string): string {
  return `********${bvn.slice(-3)}`;
}

/** Asks the sandbox's register: it knows those that begin with 22. Refuses with the rule's message (V3), 3030, and 3031 one that another account gave. */
export async function checkBvn(tx: Tx, { id, flags }: BorrowerRow, bvn: string): Promise<void> {
  assertRule("bvn", bvn);
  if (flags.bvnOutcome === "unknown" || !bvn.startsWith("22")) throw new Refusal(STATUS.bvnUnknown);
  if (flags.bvnOutcome === "duplicate") throw new Refusal(STATUS.bvnTaken);
  await refuseBvnOfOther(tx, id, hashBvn(bvn));
}

/** Keeps a BVN that was checked, beside those before it; `modified` where it takes the place of another one. */
export async function storeBvn(
  tx: Tx,
  who: BorrowerRow,
  { creditForm, bvnModified }: PersonRow,
  { bvn, modified, now }: { bvn: string; modified: boolean; now: number },
): Promise<Calls["bvn-verify"]["response"]> {
  const borrowerId = who.id;
  const idCard = { ...creditForm.idCard, bvn: maskBvn(bvn) };
  const changed = {
    bvnHash: hashBvn(bvn),
    bvnModified: bvnModified || modified,
    creditForm: { ...creditForm, idCard },
  };
  // First: it waits for another account that gives the same at this moment, and is then refused in words.
  await holdBvn(tx, who, changed.bvnHash, now);
  await tx.update(person).set(changed).where(eq(person.borrowerId, borrowerId));
  const kind = modified ? "bvn-modified" : "bvn-verified";
  await recordEvent(tx, { at: now, borrowerId, subject: "borrower", subjectId: borrowerId, kind });
  return { bvn: idCard.bvn, verified: true, modified: changed.bvnModified };
}
