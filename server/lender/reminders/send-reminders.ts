import { and, asc, eq, lt, or } from "drizzle-orm";
import { dateWordsText } from "../../../lending/format/lagos-date.ts";
import { naira } from "../../../lending/format/naira.ts";
import { brandOf } from "../../contract/brands.ts";
import type { FindText } from "../../contract/texts.ts";
import { ACCOUNT, borrower } from "../../database/tables/borrower.ts";
import { loan } from "../../database/tables/loan.ts";
import { person } from "../../database/tables/person.ts";
import { reminder } from "../../database/tables/reminder.ts";
import type { Tx } from "../../database/tx.ts";
import { loansOf, statesOf } from "../loan/find-loan.ts";
import { sendMessage } from "../notes/outbox.ts";
import { remindersDue } from "./reminder-times.ts";

/** Who may have to be told something by `now` (ms), in one order: he chose it, his account is open, and something is to be repaid. */
export async function toRemind(tx: Tx, now: number): Promise<readonly string[]> {
  const chosen = and(or(reminder.sms, reminder.mail), lt(reminder.doneAt, now));
  const rows = await tx
    .selectDistinct({ id: reminder.borrowerId })
    .from(reminder)
    .innerJoin(borrower, eq(borrower.id, reminder.borrowerId))
    .innerJoin(loan, eq(loan.borrowerId, reminder.borrowerId))
    .where(and(chosen, eq(borrower.status, ACCOUNT.open), eq(loan.status, "active")))
    .orderBy(asc(reminder.borrowerId));
  return rows.map(({ id }) => id);
}

/** Sends a borrower, whose row is locked, what he wants to be told by `now` (ms), to where he can be reached now, in his language and in the name of the brand in which he chose it. */
export async function sendReminders(tx: Tx, id: string, now: number, text: FindText): Promise<void> {
  const [found] = await tx
    .select({ chosen: reminder, mobile: borrower.mobile, mail: person.mail })
    .from(reminder)
    .innerJoin(borrower, eq(borrower.id, reminder.borrowerId))
    .innerJoin(person, eq(person.borrowerId, reminder.borrowerId))
    .where(eq(reminder.borrowerId, id));
  if (!found || found.chosen.doneAt >= now) return;
  const { chosen, mobile, mail } = found;
  for (const state of await statesOf(tx, await loansOf(tx, id), now))
    for (const { period, at } of remindersDue(state, chosen, now)) {
      const brand = brandOf(chosen.business ?? undefined, chosen.channel ?? undefined);
      const said = { name: brand.name, no: state.loan.loanNo, amount: naira(period.left), phone: brand.support.phone };
      const due = { time: dateWordsText(period.row.dueAt, chosen.language) };
      const code = text(chosen.language, "reminders.message", { ...said, ...due }) ?? "";
      const message = { at, kind: "reminder", code };
      if (chosen.sms) await sendMessage(tx, { ...message, channel: "sms", recipient: mobile });
      if (chosen.mail && mail) await sendMessage(tx, { ...message, channel: "mail", recipient: mail });
    }
  await tx.update(reminder).set({ doneAt: now }).where(eq(reminder.borrowerId, id));
}
