import { loadBrands } from "../../contract/brands.ts";
import { describe, expect, it } from "vitest";
import { DAY, dueTime, lagosDay } from "../../../lending/lagos-time.ts";
import { paidOutFor } from "./due.ts";

loadBrands(process.cwd());
const now = Date.UTC(2026, 10, 21, 7, 0, 0);
const times = [0, 5, 5.99, 6, 11, 22.9, 23].map((hour) => now + hour * 3_600_000);

describe("when a persona's loan was paid out", () => {
  it.each(times)("10 days overdue is the tenth day at any hour (%d)", (at) => {
    const due = dueTime(paidOutFor(at, 14, -10), 14, "06:59:59");
    expect(at - due).toBeGreaterThan(9 * DAY);
    expect(at - due).toBeLessThanOrEqual(10 * DAY);
  });

  it.each(times)("due in 5 days is the fifth calendar day in Lagos (%d)", (at) => {
    const due = dueTime(paidOutFor(at, 14, 5), 14, "06:59:59");
    expect(lagosDay(due) - lagosDay(at)).toBe(5);
    expect(paidOutFor(at, 14, 5)).toBeLessThan(at);
  });
});
