import { expect, it } from "vitest";
import nigeria from "../rules/holidays/nigeria.holidays.json" with { type: "json" };
import { workingDaysLater } from "./working-days.ts";

const later = (at: number, count: number) => workingDaysLater(at, count, [nigeria]);

const at = (date: string) => Date.parse(`${date}T11:00:00Z`);

// What follows each public holiday of docs/product/domain.md; the dates of the movable ones from the calendar.
it.each([
  ["an ordinary Wednesday", "2027-03-03", "2027-03-04"],
  ["a Friday, over the weekend", "2027-03-05", "2027-03-08"],
  ["a Saturday", "2027-03-06", "2027-03-08"],
  ["New Year", "2026-12-31", "2027-01-04"],
  ["Id el Fitr, two days", "2027-03-09", "2027-03-12"],
  ["Good Friday and Easter Monday 2027", "2027-03-25", "2027-03-30"],
  ["Good Friday and Easter Monday 2026", "2026-04-02", "2026-04-07"],
  ["Good Friday and Easter Monday 2038, the latest there is", "2038-04-22", "2038-04-27"],
  ["Workers' Day", "2026-04-30", "2026-05-04"],
  ["Id el Kabir, two days after a weekend", "2027-05-14", "2027-05-19"],
  ["29 May where nobody is inaugurated", "2026-05-28", "2026-05-29"],
  ["29 May in an inauguration year", "2031-05-28", "2031-05-30"],
  ["Democracy Day", "2026-06-11", "2026-06-15"],
  ["Id el Maulud", "2026-08-25", "2026-08-27"],
  ["Independence", "2026-09-30", "2026-10-02"],
  ["Christmas and Boxing Day, then a Sunday", "2026-12-24", "2026-12-28"],
])("K5 after %s, %s, the next working day is %s", (_, from, next) => {
  expect(new Date(later(at(from), 1)).toISOString()).toBe(`${next}T11:00:00.000Z`);
});

it("K5 R61 counts days of Lagos: at 23:30 UTC on a Thursday it is Friday there, and the next is Monday", () => {
  expect(later(Date.parse("2027-03-04T23:30:00Z"), 1)).toBe(Date.parse("2027-03-07T23:30:00Z"));
});

it("K5 counts three working days over Easter", () => {
  expect(later(at("2027-03-24"), 3)).toBe(at("2027-03-31"));
});

it("K5 counts no day that any of several lists has", () => {
  const bare = { yearly: [], daysFromEaster: [], inauguration: { day: "05-29", since: 1999, every: 4 } };
  const moved = { ...bare, dated: { mourning: ["2027-03-04"] } };
  expect(workingDaysLater(at("2027-03-03"), 1, [nigeria, moved])).toBe(at("2027-03-05"));
  expect(workingDaysLater(at("2027-03-09"), 1, [moved, nigeria])).toBe(at("2027-03-12"));
});
