import { figures } from "../../contract/brands.ts";
import { DAY, dueTime, lagosDay, lagosMidnight } from "../../../lending/lagos-time.ts";

const NOON = DAY / 2;

/**
 * When a loan of `periodDays` was paid out so that its first due time lies `days` calendar days ahead in Lagos, as a
 * borrower counts; negative days: it has been overdue for that many days, each begun one counting (ms).
 */
export function paidOutFor(now: number, periodDays: number, days: number): number {
  const from = now + days * DAY;
  const day = days > 0 || dueTime(from, 0, figures().dueTime) >= from ? lagosDay(from) : lagosDay(from) + 1;
  return lagosMidnight(day - periodDays) + NOON;
}
