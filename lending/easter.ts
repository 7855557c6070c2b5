import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** Easter Sunday of a year, by the Gregorian reckoning (Meeus, Jones, Butcher). */
export function easter(year: number): Dayjs {
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
