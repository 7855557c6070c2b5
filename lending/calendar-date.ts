import dayjs, { type Dayjs } from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import { lagosClock } from "./lagos-time.ts";

dayjs.extend(customParseFormat);

/** A date exactly as `format` writes it, as midnight; null for what is no date (30 February) or is written otherwise. */
export function strictDate(written: string, format: string): Dayjs | null {
  const date = dayjs.utc(written, format, true);
  return date.isValid() ? date : null;
}

/** Full years from a date to the Lagos day of `now` (ms); negative when it is still to come. Who was born on 29 February is a year older on 1 March. */
export function fullYears(since: Dayjs, now: number): number {
  const today = lagosClock(now);
  const had = today.format("MMDD") >= since.format("MMDD");
  return today.year() - since.year() - (had ? 0 : 1);
}
