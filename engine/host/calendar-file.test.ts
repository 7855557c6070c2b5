import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const DUE = Date.parse("2026-12-18T05:59:59Z");

it("each moment is an event by the second, with a reminder a day before", () => {
  const file = calendarFile({ title: "Pay; then, rest", dates: [DUE, DUE + 86_400_000] });
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  for (const line of ["DTSTART:20261218T055959Z", "DTSTART:20261219T055959Z", "TRIGGER:-P1DT", "BEGIN:VALARM"])
    expect(file).toContain(line);
  expect(file).toContain("SUMMARY:Pay\\; then\\, rest");
  expect(file.trimEnd().endsWith("END:VCALENDAR")).toBe(true);
});

it("what is no moment is no event", () => {
  expect(() => calendarFile({ title: "x", dates: [Number.NaN] })).toThrow();
});
