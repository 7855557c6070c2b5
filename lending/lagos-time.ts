import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Africa/Lagos is one hour ahead of UTC all year: no table of zones is needed. */
const AHEAD = HOUR;

/**
 * What clock and calendar show in Lagos at the moment `at` (ms), whatever the device says: UTC moved by an hour. The
 * library's own utcOffset reckons through the device's zone and is an hour off around its change of clocks.
 */
export function lagosClock(at: number): Dayjs {
  return dayjs.utc(at + AHEAD);
}

/** The moment (ms) at which clock and calendar show this in Lagos. */
export function momentOf(clock: Dayjs): number {
  return clock.valueOf() - AHEAD;
}

/** The number of the Lagos calendar day that holds the moment `at` (ms). */
export function lagosDay(at: number): number {
  return lagosClock(at).startOf("day").diff(dayjs.utc(0), "day");
}

/** 00:00:00 in Lagos of a day, in ms. */
export function lagosMidnight(day: number): number {
  return momentOf(dayjs.utc(0).add(day, "day"));
}

/** 23:59:59 in Lagos of the day that holds the moment `at` (ms). */
export function lagosDayEnd(at: number): number {
  return momentOf(lagosClock(at).endOf("day").millisecond(0));
}

/** A time of day in Lagos ("06:59:59"), `days` calendar days after the day of `paidOutAt` (K4). */
export function dueTime(paidOutAt: number, days: number, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return momentOf(lagosClock(paidOutAt).startOf("day").add(days, "day").hour(hours).minute(minutes).second(seconds));
}
