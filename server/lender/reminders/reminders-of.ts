import { eq } from "drizzle-orm";
import { reminder, type ReminderRow } from "../../database/tables/reminder.ts";
import type { Tx } from "../../database/tx.ts";
import { figures } from "../../contract/brands.ts";

/** What a borrower chose; undefined where he chose nothing yet. */
export async function remindersOf(tx: Tx, borrowerId: string): Promise<ReminderRow | undefined> {
  const [row] = await tx.select().from(reminder).where(eq(reminder.borrowerId, borrowerId));
  return row;
}

/** Which days of the brand are chosen. */
interface ChosenDays {
  readonly first: boolean;
  readonly second: boolean;
  readonly third: boolean;
  readonly day: boolean;
}

/** They as days before a payment is due, by the brand that calls. */
export function daysOf({ first, second, third, day }: ChosenDays): readonly number[] {
  const { reminderDays } = figures();
  return [
    ...(first ? [reminderDays.first] : []),
    ...(second ? [reminderDays.second] : []),
    ...(third ? [reminderDays.third] : []),
    ...(day ? [0] : []),
  ];
}

/** The other way round. Who chose nothing yet is offered the two that come last before the day. */
export function chosenOf(row: Pick<ReminderRow, "days"> | undefined): ChosenDays {
  const { reminderDays } = figures();
  const days = row?.days ?? [reminderDays.second, reminderDays.third];
  return {
    first: days.includes(reminderDays.first),
    second: days.includes(reminderDays.second),
    third: days.includes(reminderDays.third),
    day: days.includes(0),
  };
}
