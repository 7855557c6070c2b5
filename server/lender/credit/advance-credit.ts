import { eq } from "drizzle-orm";
import { naira } from "../../../lending/format/naira.ts";
import { borrower, type BorrowerRow } from "../../database/tables/borrower.ts";
import { person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { recordEvent } from "../call/record-event.ts";
import { AUDIT } from "./credit-state.ts";
import { sendNote } from "../notes/send-note.ts";

/** How long a review takes, ms: the sandbox minute. */
export const REVIEW = 60_000;
/** The first credit limit, kobo. */
const FIRST_LIMIT = 5_000_000;

/** Decides a review that was due at `at` (ms): a limit of ₦50,000, or a refusal. Gives the borrower as he is now. */
export async function advanceCredit(tx: Tx, who: BorrowerRow, at: number): Promise<BorrowerRow> {
  const refused = who.flags.creditRefused === true;
  const creditLimit = refused ? who.creditLimit : Math.max(who.creditLimit, FIRST_LIMIT);
  await tx
    .update(person)
    .set({ auditState: refused ? AUDIT.refused : AUDIT.approved, auditAt: null })
    .where(eq(person.borrowerId, who.id));
  const [changed] = await tx.update(borrower).set({ creditLimit }).where(eq(borrower.id, who.id)).returning();
  const kind = refused ? "credit-refused" : "credit-approved";
  await recordEvent(tx, {
    at,
    borrowerId: who.id,
    subject: "credit",
    subjectId: who.id,
    kind,
    detail: { creditLimit },
  });
  await sendNote(tx, { borrowerId: who.id, kind, at, args: { amount: naira(creditLimit) } });
  return changed ?? who;
}
