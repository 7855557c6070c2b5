import { expect, it } from "vitest";
import fc from "fast-check";
import { type OverdueCap, mostOverdueFee, overdueDays, overdueFee } from "./overdue-fee.ts";

const fresh = (principal: number, cap: OverdueCap) => ({
  principal,
  remaining: principal,
  baseFee: 0,
  baseDays: 0,
  dailyPpm: 10_000,
  cap,
});

it.each([
  [1, 100, 100],
  [49, 4_900, 4_900],
  [50, 5_000, 5_000],
  [51, 5_000, 5_100],
  [120, 5_000, 10_000],
])("K4 on day %d charges ₦100 principal %d kobo (half) or %d (principal)", (days, half, whole) => {
  expect(overdueFee(fresh(10_000, "half-remaining"), days)).toBe(half);
  expect(overdueFee(fresh(10_000, "lower"), days)).toBe(half);
  expect(overdueFee(fresh(10_000, "principal"), days)).toBe(whole);
});

it("K4 ends at half of the principal or at all of it, however much it is, and grows nowhere without a rate", () => {
  expect(mostOverdueFee(fresh(60_000_000, "lower"))).toBe(30_000_000);
  expect(mostOverdueFee(fresh(60_000_000, "principal"))).toBe(60_000_000);
  expect(mostOverdueFee({ ...fresh(60_000_000, "principal"), dailyPpm: 0 })).toBe(0);
});

it.each([
  [0, 0],
  [999, 0],
  [1_000, 1],
  [86_400_000, 1],
  [86_400_999, 1],
  [86_401_000, 2],
])("K4 counts %d ms after the due time as %d days", (late, days) =>
  expect(overdueDays(5_000, 5_000 + late)).toBe(days),
);

it("K4 another share a day charges so much more", () => {
  expect(overdueFee({ ...fresh(10_000, "principal"), dailyPpm: 25_000 }, 3)).toBe(750);
});

it("K4 grows on from where it stood when principal was last paid, by what is left of it", () => {
  const state = { ...fresh(10_000, "principal"), remaining: 4_000, baseFee: 300, baseDays: 3 };
  expect([2, 3, 4, 10].map((day) => overdueFee(state, day))).toEqual([300, 300, 340, 580]);
});

it("never falls, whenever principal is repaid, and never passes the cap at which it stood", () => {
  const steps = fc.array(
    fc.record({ days: fc.integer({ min: 0, max: 40 }), repaid: fc.double({ min: 0, max: 1, noNaN: true }) }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30_000_000 }),
      fc.constantFrom<OverdueCap>("principal", "half-remaining", "lower"),
      steps,
      (principal, cap, list) => {
        let state = fresh(principal, cap);
        let day = 0;
        let before = 0;
        for (const step of list) {
          day += step.days;
          const fee = overdueFee(state, day);
          expect(fee).toBeGreaterThanOrEqual(before);
          expect(fee).toBeLessThanOrEqual(cap === "principal" ? principal : Math.floor(principal / 2));
          before = fee;
          state = {
            ...state,
            baseFee: fee,
            baseDays: day,
            remaining: state.remaining - Math.floor(state.remaining * step.repaid),
          };
        }
      },
    ),
  );
});
