import type { Dayjs } from "dayjs";
import { easter } from "./easter.ts";
import { lagosClock, momentOf } from "./lagos-time.ts";

/** The public holidays of a country, as a document of `rules/holidays/` lists them. */
export interface Holidays {
  /** MM-DD of every year. */
  readonly yearly: readonly string[];
  readonly daysFromEaster: readonly number[];
  readonly inauguration: { readonly day: string; readonly since: number; readonly every: number };
  /** Days (yyyy-MM-dd) by the name of a holiday that follows the moon. */
  readonly dated: Readonly<Record<string, readonly string[]>>;
}

function isHoliday(day: Dayjs, { yearly, daysFromEaster, inauguration, dated }: Holidays): boolean {
  const date = day.format("MM-DD");
  const year = day.year();
  const inaugurated = (year - inauguration.since) % inauguration.every === 0 && date === inauguration.day;
  const moved = daysFromEaster.some((days) => easter(year).add(days, "day").isSame(day, "day"));
  const announced = Object.values(dated).some((days) => days.includes(day.format("YYYY-MM-DD")));
  return yearly.includes(date) || inaugurated || moved || announced;
}

/**
 * The same time of day in Lagos, `count` days on that are no Saturday, Sunday or public holiday (ms).
 * @param holidays a day that any of them lists is one
 */
export function workingDaysLater(at: number, count: number, holidays: readonly Holidays[]): number {
  let day = lagosClock(at);
  for (let left = count; left > 0; ) {
    day = day.add(1, "day");
    if (day.day() !== 0 && day.day() !== 6 && !holidays.some((one) => isHoliday(day, one))) left--;
  }
  return momentOf(day);
}
