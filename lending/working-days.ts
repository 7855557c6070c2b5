import type { Dayjs } from "dayjs";
import { easter } from "./easter.ts";
import holidays from "../rules/holidays/nigeria.holidays.json" with { type: "json" };
import { lagosClock, momentOf } from "./lagos-time.ts";

const { yearly, daysFromEaster, inauguration } = holidays;
const dated: ReadonlySet<string> = new Set(Object.values(holidays.dated).flat());

/** Whether it is a public holiday in Nigeria, as `rules/holidays/` lists them. */
function isHoliday(day: Dayjs): boolean {
  const date = day.format("MM-DD");
  const year = day.year();
  const inaugurated = (year - inauguration.since) % inauguration.every === 0 && date === inauguration.day;
  const moved = daysFromEaster.some((days) => easter(year).add(days, "day").isSame(day, "day"));
  return yearly.includes(date) || inaugurated || moved || dated.has(day.format("YYYY-MM-DD"));
}

/** The same time of day in Lagos, `count` days on that are no Saturday, Sunday or public holiday (ms). */
export function workingDaysLater(at: number, count: number): number {
  let day = lagosClock(at);
  for (let left = count; left > 0; ) {
    day = day.add(1, "day");
    if (day.day() !== 0 && day.day() !== 6 && !isHoliday(day)) left--;
  }
  return momentOf(day);
}
