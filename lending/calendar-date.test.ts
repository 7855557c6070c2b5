import { expect, it } from "vitest";
import { fullYears, strictDate } from "./calendar-date.ts";
import { there } from "../tests/there.ts";

const DAY = 86_400_000;
const born = (date: string) => there(strictDate(date, "YYYY-MM-DD"));

it.each([
  ["2008-11-22", "2026-11-21T22:59:59Z", 17],
  ["2008-11-22", "2026-11-21T23:00:00Z", 18],
  ["2008-02-29", "2026-02-28T22:59:59Z", 17],
  ["2008-02-29", "2026-02-28T23:00:00Z", 18],
  ["2004-02-29", "2024-02-28T23:00:00Z", 20],
  ["1990-05-17", "2026-05-17T12:00:00Z", 36],
  ["2026-11-23", "2026-11-22T12:00:00Z", -1],
  ["2026-11-22", "2026-11-22T12:00:00Z", 0],
])("V11 who is born on %s is at %s %d years old", (date, now, years) =>
  expect(fullYears(born(date), Date.parse(now))).toBe(years),
);

it("V11 every day of eight years makes 18 with midnight in Lagos of its own date, not a second before", () => {
  for (let at = Date.UTC(2001, 0, 1); at < Date.UTC(2009, 0, 1); at += DAY) {
    const date = new Date(at);
    // 29 February is no date 18 years later: JavaScript's own calendar goes on to 1 March.
    const grown = Date.UTC(date.getUTCFullYear() + 18, date.getUTCMonth(), date.getUTCDate()) - 3_600_000;
    const text = date.toISOString().slice(0, 10);
    expect([fullYears(born(text), grown - 1000), fullYears(born(text), grown)], text).toEqual([17, 18]);
  }
});

it.each(["2026-02-30", "2026-2-03", "03/02/2026", "2026-13-01", "2026-02-03 ", ""])("takes %j for no date", (text) =>
  expect(strictDate(text, "YYYY-MM-DD")).toBeNull(),
);
