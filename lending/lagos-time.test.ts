import { expect, it } from "vitest";
import { dueTime, lagosDay, lagosDayEnd, lagosMidnight } from "./lagos-time.ts";

it.each([
  ["2026-01-01T10:00:00Z", 14, "2026-01-15T05:59:59.000Z"],
  ["2026-01-01T22:59:59Z", 14, "2026-01-15T05:59:59.000Z"],
  ["2026-01-01T23:00:00Z", 14, "2026-01-16T05:59:59.000Z"],
  ["2026-02-20T12:00:00Z", 14, "2026-03-06T05:59:59.000Z"],
])("K4 R61 makes a loan of %s due after %d days at %s", (paidOut, days, due) =>
  expect(new Date(dueTime(Date.parse(paidOut), days, "06:59:59")).toISOString()).toBe(due),
);

it("K4 another time of day makes it due then", () => {
  expect(new Date(dueTime(Date.parse("2026-01-01T10:00:00Z"), 14, "23:30:00")).toISOString()).toBe(
    "2026-01-15T22:30:00.000Z",
  );
});

it("K4 makes it due to the second, whatever the moment of the pay-out", () => {
  expect(dueTime(Date.parse("2026-01-01T10:20:30.456Z"), 1, "06:59:59")).toBe(Date.parse("2026-01-02T05:59:59.000Z"));
});

it("counts the days before 1970 backwards", () => {
  expect(lagosDay(Date.parse("1969-12-31T22:59:59Z"))).toBe(-1);
  expect(lagosDay(Date.parse("1969-12-31T23:00:00Z"))).toBe(0);
});

it("starts a Lagos day at 23:00 UTC and ends it with 22:59:59", () => {
  const midnight = Date.parse("2026-01-01T23:00:00Z");
  expect(lagosDay(midnight) - lagosDay(midnight - 1)).toBe(1);
  expect(lagosMidnight(lagosDay(midnight))).toBe(midnight);
  expect(lagosMidnight(lagosDay(midnight - 1))).toBe(midnight - 86_400_000);
  expect(lagosDayEnd(midnight - 1)).toBe(midnight - 1000);
  expect(lagosDayEnd(midnight)).toBe(midnight + 86_399_000);
});
