import { join } from "node:path";
import { type Holidays, workingDaysLater } from "../../lending/working-days.ts";
import { readJsonFiles, type Served } from "./documents.ts";

let holidays = (): readonly Holidays[] => {
  throw new Error("no holidays were loaded");
};

/** Loads the documents of `rules/holidays/` below `root`; called once when the process starts. */
export function loadHolidays(root: string): void {
  const read = readJsonFiles<Holidays>(join(root, "rules/holidays"), ".holidays.json").map(({ document }) => document);
  holidays = () => read;
}

/** Takes the holidays of the release that is served now: a day that is announced counts with the next call (B9). */
export function publishedHolidays(documents: Served): void {
  holidays = () => documents.current().holidays;
}

/** The same time of day in Lagos, `count` working days after `at` (ms). */
export const workingDayAfter = (at: number, count: number): number => workingDaysLater(at, count, holidays());
