import type { Locale } from "../../engine/widget.ts";

/** How a language writes moments. */
export type Dates = (language: string) => Pick<Locale, "date" | "dateTime" | "dateWords">;

let known: Dates | undefined;

/** Puts the formatters in place; the first screen shows no date, so that its script need not hold them. */
export function registerDates(dates: Dates): void {
  known = dates;
}

/** The formatters of a language; a fault where a widget asks before they are in place. */
export function datesOf(language: string): ReturnType<Dates> {
  if (!known) throw new Error("a date is to be shown before the formatters of dates are there");
  return known(language);
}
