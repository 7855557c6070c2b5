import { lagosClock } from "../../../lending/lagos-time.ts";
import { naira } from "../../../lending/format/naira.ts";
import { callBrand } from "../../contract/brands.ts";
import type { LoanState } from "../loan/period-state.ts";
import { reminderTimes } from "../reminders/reminder-times.ts";
import type { ReminderRow } from "../../database/tables/reminder.ts";
import type { Words } from "./words.ts";

/** The zone has one clock all year; a calendar that knows no zones finds it here. */
const ZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:Africa/Lagos",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0100",
  "TZNAME:WAT",
  "END:STANDARD",
  "END:VTIMEZONE",
];

const MINUTE = 60_000;

/**
 * What is due of a loan as an iCalendar file: an entry for each payment that is open, with the alarms that its borrower
 * chose and that are still to come at `now` (ms). A file that is fetched again replaces the entries of the one before.
 */
export function dueCalendar(
  { loan, periods }: LoanState,
  chosen: Pick<ReminderRow, "days" | "clock">,
  now: number,
  words: Words,
): string {
  const name = callBrand().name;
  const entries = periods
    .filter(({ row }) => row.settledAt === null)
    .flatMap(({ row, left }) => [
      "BEGIN:VEVENT",
      `UID:${loan.id}-${row.number}`,
      `SEQUENCE:${Math.floor(now / 1000)}`,
      `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, "")}`,
      `DTSTART;TZID=Africa/Lagos:${lagosClock(row.dueAt).format("YYYYMMDD[T]HHmmss")}`,
      "DURATION:PT1M",
      `SUMMARY:${escaped(words("reminders.entry", { name, amount: naira(left), no: loan.loanNo }))}`,
      ...alarms(row.dueAt, chosen, now, escaped(words("reminders.alarm", { name, no: loan.loanNo }))),
      "END:VEVENT",
    ]);
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${escaped(name)}//due//EN`, "METHOD:PUBLISH", ...ZONE];
  return [...head, ...entries, "END:VCALENDAR", ""].map(folded).join("\r\n");
}

function alarms(dueAt: number, chosen: Pick<ReminderRow, "days" | "clock">, now: number, words: string) {
  return reminderTimes(dueAt, chosen)
    .filter((time) => time > now)
    .flatMap((time) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${words}`,
      `TRIGGER:-PT${Math.round((dueAt - time) / MINUTE)}M`,
      "END:VALARM",
    ]);
}

/** Words as a value may hold them (RFC 5545). */
const escaped = (words: string): string => words.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");

/** At most 75 bytes a line, no letter torn apart; what follows begins with a blank. */
function folded(line: string): string {
  const lines: string[] = [""];
  for (const letter of line) {
    const last = lines.at(-1) ?? "";
    if (Buffer.byteLength(last + letter) > 75) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join("\r\n");
}
