import dayjs, { type Dayjs } from "dayjs";
import holidays from "./holidays.json" with { type: "json" };
import { lagosClock, momentOf } from "./lagos-time.ts";

const { yearly, daysFromEaster, inauguration } = holidays;
const dated: ReadonlySet<string> = new Set(Object.values(holidays.dated).flat());

/** Easter Sunday of a year, by the Gregorian reckoning (Meeus, Jones, Butcher). */
function easter(year: number): Dayjs {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const leaps = Math.floor(century / 4);
  const moon = Math.floor((century + 8) / 25);
  const epact = (19 * golden + century - leaps - Math.floor((century - moon + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dayjs
    .utc(0)
    .year(year)
    .month(Math.floor(days / 31) - 1)
    .date((days % 31) + 1);
}

/** Whether it is a public holiday in Nigeria, as `holidays.json` lists them. */
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
