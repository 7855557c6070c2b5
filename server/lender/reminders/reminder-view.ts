import { eq } from "drizzle-orm";
import { person } from "../../database/tables/person.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { loansOf, statesOf } from "../loan/find-loan.ts";
import { nextReminder } from "./reminder-times.ts";
import { chosenOf, remindersOf } from "./reminders-of.ts";

/** What a borrower chose, where it goes to, and when he is told next (ms), as the contract has it. */
export async function reminderView(tx: Tx, { id, mobile }: BorrowerRow, now: number) {
  const row = await remindersOf(tx, id);
  const [bound] = await tx.select({ mail: person.mail }).from(person).where(eq(person.borrowerId, id));
  const states = row && (row.sms || row.mail) ? await statesOf(tx, await loansOf(tx, id), now) : [];
  const next = states.flatMap((state) => (row ? (nextReminder(state, row, now) ?? []) : []));
  return {
    sms: row?.sms ?? false,
    mail: (row?.mail ?? false) && Boolean(bound?.mail),
    ...chosenOf(row),
    mobile,
    mailAddress: bound?.mail ?? undefined,
    nextTime: next.length === 0 ? undefined : Math.min(...next),
  };
}
