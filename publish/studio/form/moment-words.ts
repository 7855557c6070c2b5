import dayjs, { type Dayjs } from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import utc from "dayjs/plugin/utc.js";
import { lagosClock, momentOf as momentAt } from "../../../lending/lagos-time.ts";

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** A moment (epoch seconds) as the day that it is in Lagos, with the time where it is not the day's first: `1 June 2021`. */
export const momentWords = (seconds: number): string => inLagos(seconds, "D MMMM YYYY", ", ");

/** The same as it is typed: `2021-06-01`, `2021-05-31 17:00`. */
export const momentText = (seconds: number): string => inLagos(seconds, "YYYY-MM-DD", " ");

function inLagos(seconds: number, day: string, between: string): string {
  const there = lagosClock(seconds * 1000);
  // What is no moment of the calendar is told as it was found.
  if (!there.isValid()) return String(seconds);
  const time = there.format("HH:mm:ss");
  return there.format(day) + (time === "00:00:00" ? "" : between + time.replace(/:00$/, ""));
}

const days = ["YYYY-MM-DD", "YYYY-M-D", "D MMMM YYYY", "D MMM YYYY", "DD MMMM YYYY", "DD MMM YYYY"];
const forms = days.flatMap((day) => [day, `${day} H:mm`, `${day} HH:mm`, `${day} H:mm:ss`, `${day} HH:mm:ss`]);

/** The moment (epoch seconds) that somebody typed, as it is in Lagos; undefined where the text says none. */
export function momentOf(text: string): number | undefined {
  const typed = text
    .trim()
    .replaceAll(/[\s,]+|(?<=\d)t(?=\d)/gi, " ")
    .replaceAll(/[a-z]+/gi, (name) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase());
  // One by one: of several the library reads by the zone of the device.
  const there = forms.map((form) => dayjs.utc(typed, form, true)).find((one: Dayjs) => one.isValid());
  return there && momentAt(there) / 1000;
}
