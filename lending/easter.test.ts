import { expect, it } from "vitest";
import { easter } from "./easter.ts";

// As calendars print them: the earliest and the latest that there can be, and the two exceptions of the Gregorian rule.
it.each([
  "1818-03-22",
  "1943-04-25",
  "1954-04-18",
  "1961-04-02",
  "1981-04-19",
  "2000-04-23",
  "2008-03-23",
  "2011-04-24",
  "2019-04-21",
  "2024-03-31",
  "2025-04-20",
  "2026-04-05",
  "2027-03-28",
  "2028-04-16",
  "2029-04-01",
  "2030-04-21",
  "2038-04-25",
  "2049-04-18",
  "2076-04-19",
  "2100-03-28",
  "2299-04-16",
])("Easter is on %s", (date) => {
  expect(easter(Number(date.slice(0, 4))).format("YYYY-MM-DD")).toBe(date);
});
