/** Africa/Lagos is one hour ahead of UTC all year. */
export const LAGOS_OFFSET = 3_600_000;
export const DAY = 86_400_000;

const DUE_TIME = ((6 * 60 + 59) * 60 + 59) * 1000;

/** The number of the Lagos calendar day that holds the moment `at` (ms). */
export function lagosDay(at: number): number {
  return Math.floor((at + LAGOS_OFFSET) / DAY);
}

/** 00:00:00 in Lagos of a day, in ms. */
export function lagosMidnight(day: number): number {
  return day * DAY - LAGOS_OFFSET;
}

/** 06:59:59 in Lagos, `days` calendar days after the day of `paidOutAt` (K4). */
export function dueTime(paidOutAt: number, days: number): number {
  return lagosMidnight(lagosDay(paidOutAt) + days) + DUE_TIME;
}
