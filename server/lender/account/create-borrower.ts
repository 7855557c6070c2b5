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
  return one(await createBorrowers(tx, [{ known, about }]));
}

/** Makes borrowers and their person rows, each kind of row in one statement; gives them in their order. */
export async function createBorrowers(
  tx: Tx,
  made: readonly { known: NewBorrower; about: Partial<PersonRow> }[],
): Promise<BorrowerRow[]> {
  const rows = await tx
    .insert(borrower)
    .values(made.map(({ known }) => ({ ...known, id: known.id ?? newGid() })))
    .returning();
  const people = rows.map(({ id, userId }, index) => {
    const invitationCode = `I${String(userId).padStart(7, "0")}`;
    return { invitationCode, ...made[index]?.about, borrowerId: id };
  });
  await tx.insert(person).values(people);
  await recordEvent(
    tx,
    ...rows.map(({ id, registeredAt: at }) => ({
      at,
      borrowerId: id,
      subject: "borrower",
      subjectId: id,
      kind: "registered",
    })),
  );
  await sendNote(tx, ...rows.map(({ id, registeredAt: at }) => ({ borrowerId: id, kind: "welcome" as const, at })));
  return rows;
}
