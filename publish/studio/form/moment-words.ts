/** Lagos has kept this one since 1919. */
const ahead = 3600;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A moment (epoch seconds) as the day that it is in Lagos, with the time where it is not the day's first: `1 June 2021`. */
export function momentWords(seconds: number): string {
  const there = new Date((seconds + ahead) * 1000);
  // What is no moment of the calendar is told as it was found.
  if (Number.isNaN(there.getTime())) return String(seconds);
  const time = timeWords(there.toISOString().slice(11, 19));
  return `${day.format(there)}${time === "" ? "" : `, ${time}`}`;
}

/** The same as it is typed: `2021-06-01`, `2021-05-31 17:00`. */
export function momentText(seconds: number): string {
  const there = new Date((seconds + ahead) * 1000);
  if (Number.isNaN(there.getTime())) return String(seconds);
  const [date = "", clock = ""] = there.toISOString().slice(0, 19).split("T");
  return `${date} ${timeWords(clock)}`.trim();
}

/** `17:00` of `17:00:00`; nothing of midnight. */
const timeWords = (clock: string): string => (clock === "00:00:00" ? "" : clock.replace(/:00$/, ""));

const months = [
  ...["january", "february", "march", "april", "may", "june"],
  ...["july", "august", "september", "october", "november", "december"],
];

const typed =
  /^(?:(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})|(?<dayOf>\d{1,2}) (?<name>[a-z]{3,}),? (?<yearOf>\d{4}))(?:(?:,? |t)(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/;

/** The moment (epoch seconds) that somebody typed, as it is in Lagos; undefined where the text says none. */
export function momentOf(text: string): number | undefined {
  const found = typed.exec(text.trim().toLowerCase().replaceAll(/\s+/g, " "))?.groups;
  if (!found) return undefined;
  const { year, month, day: date, dayOf, name = "", yearOf, hour = "0", minute = "0", second = "0" } = found;
  const named = months.findIndex((one) => one.startsWith(name)) + 1;
  const [y, m, d] = [year ?? yearOf, month ?? named, date ?? dayOf].map(Number);
  const [h, min, s] = [hour, minute, second].map(Number);
  if (y === undefined || m === undefined || d === undefined || h === undefined || min === undefined || s === undefined)
    return undefined;
  const there = new Date(Date.UTC(y, m - 1, d, h, min, s));
  const isThere = there.getUTCMonth() === m - 1 && there.getUTCDate() === d && h < 24 && min < 60 && s < 60;
  return isThere ? there.getTime() / 1000 - ahead : undefined;
}
