import { dueTime, HOUR } from "../../../lending/lagos-time.ts";
import type { ReminderRow } from "../../database/tables/reminder.ts";
import { type LoanState, openOf, type PeriodState } from "../loan/period-state.ts";

/** On the day itself nobody is told later than this before a payment is due, ms. */
const AT_LEAST = HOUR;

/** When one is reminded of what is due at `dueAt`, earliest first; ms. */
export function reminderTimes(dueAt: number, { days, clock }: Pick<ReminderRow, "days" | "clock">): readonly number[] {
  return days
    .map((before) => Math.min(dueTime(dueAt, -before, clock), dueAt - AT_LEAST))
    .sort((one, other) => one - other);
}

/** A period of which somebody is to be told, and since when (ms). */
export interface DueReminder {
  readonly period: PeriodState;
  readonly at: number;
}

/**
 * What is to be told of a loan by `now` and was not until `chosen.doneAt` (ms): of each period that is open and not yet
 * due the latest alone, so that a lender who slept sends nothing that is out of date.
 */
export function remindersDue(
  { loan, periods }: LoanState,
  chosen: Pick<ReminderRow, "days" | "clock" | "doneAt">,
  now: number,
): readonly DueReminder[] {
  if (loan.status !== "active") return [];
  return periods.flatMap((period) => {
    const { dueAt, settledAt } = period.row;
    if (settledAt !== null || dueAt <= now) return [];
    const at = reminderTimes(dueAt, chosen).findLast((time) => time <= now);
    return at === undefined || at <= chosen.doneAt ? [] : [{ period, at }];
  });
}

/** The next moment after `now` (ms) at which one is told of a loan; undefined where none is left. */
export function nextReminder(
  { loan, periods }: LoanState,
  chosen: Pick<ReminderRow, "days" | "clock">,
  now: number,
): number | undefined {
  if (loan.status !== "active") return undefined;
  return openOf({ periods })
    .flatMap(({ row }) => reminderTimes(row.dueAt, chosen))
    .sort((one, other) => one - other)
    .find((time) => time > now);
}
