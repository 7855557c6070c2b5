import { DAY, dueTime, lagosDay, lagosMidnight } from "../../../../app/domain/lagos-time.ts";

const NOON = DAY / 2;

/** When a loan of `periodDays` was paid out so that its first due time is the first one from `days` days after `now` on (ms); negative days lie in the past. */
export function paidOutFor(now: number, periodDays: number, days: number): number {
  const from = now + days * DAY;
  const day = dueTime(from, 0) >= from ? lagosDay(from) : lagosDay(from) + 1;
  return lagosMidnight(day - periodDays) + NOON;
}
