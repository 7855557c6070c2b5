import { createEvents } from "ics";

/** Moments (epoch ms) under one title. */
export interface Dates {
  readonly title: string;
  readonly dates: readonly number[];
}

/** They as an iCalendar file, each with a reminder a day before. @throws when a moment is none. */
export function calendarFile({ title, dates }: Dates): string {
  const { error, value } = createEvents(
    dates.map((start) => ({
      title,
      start,
      startInputType: "utc",
      startOutputType: "utc",
      duration: { minutes: 1 },
      alarms: [{ action: "display", description: title, trigger: { days: 1, before: true } }],
    })),
  );
  if (error || !value) throw error ?? new Error("no calendar was written");
  return value;
}

/** Hands the file to the user, who opens it in his calendar. */
export function saveDates(what: Dates): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([calendarFile(what)], { type: "text/calendar" }));
  link.download = "calendar.ics";
  link.click();
  // The download reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
