import { borrower, type BorrowerRow } from "../../database/tables/borrower.ts";
import { person, type PersonRow } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { recordEvent } from "../call/record-event.ts";
import { sendNote } from "../notes/send-note.ts";
import { one } from "../../database/rows.ts";

/** What is known about somebody new beside his phone. */
export type NewBorrower = Partial<typeof borrower.$inferInsert> & { mobile: string; registeredAt: number };

/** Makes a borrower and his person row. */
export async function createBorrower(tx: Tx, known: NewBorrower, about: Partial<PersonRow> = {}): Promise<BorrowerRow> {
  const id = known.id ?? newGid();
  const row = one(
    await tx
      .insert(borrower)
      .values({ ...known, id })
      .returning(),
  );
  const invitationCode = `I${String(row.userId).padStart(7, "0")}`;
  await tx.insert(person).values({ invitationCode, ...about, borrowerId: id });
  await recordEvent(tx, {
    at: known.registeredAt,
    borrowerId: id,
    subject: "borrower",
    subjectId: id,
    kind: "registered",
  });
  await sendNote(tx, { borrowerId: id, kind: "welcome", at: known.registeredAt });
  return row;
}
