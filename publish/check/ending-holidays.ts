import type { Document, Fault } from "../documents/document.ts";
import { elements, entries } from "../documents/entries.ts";
import { messages } from "../faults/messages.ts";
import { reportInto } from "./given/report.ts";

const DAY = 86_400_000;
/** Days of a year of the moon: so long after its last day a holiday comes again. */
const MOON_YEAR = 354;
/** So long before, whoever keeps the list hears of it: about a year and a half, days. */
const AHEAD = 548;

/**
 * The holidays that follow the moon and come again, about a year and a half after `now` (ms) or sooner, on a day that is
 * not written down. By the clock, and therefore a warning of `npm run check` alone.
 */
export function endingHolidays(documents: readonly Document[], now: number): readonly Fault[] {
  const found: Fault[] = [];
  const report = reportInto(found);
  for (const document of documents.filter(({ kind }) => kind === "holidays"))
    for (const [name, days] of Object.entries(entries(entries(document.data).dated))) {
      const last = Math.max(...elements(days).map((day) => Date.parse(String(day))));
      const again = last + MOON_YEAR * DAY;
      // What is no day is told of as that.
      if (Number.isFinite(again) && again - now < AHEAD * DAY)
        report(document, ["dated", name], messages.holidaysEnd(name, new Date(again).toISOString().slice(0, 10)));
    }
  return found;
}
