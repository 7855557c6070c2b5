import { expect, it } from "vitest";
import fc from "fast-check";
import { allocate, type OwedParts, sumParts, totalOf } from "./allocation.ts";
import { there } from "../tests/there.ts";

const first: OwedParts = { overdue: 50, tax: 5, fee: 40, interest: 10, principal: 1_000 };
const second: OwedParts = { overdue: 0, tax: 5, fee: 40, interest: 10, principal: 1_000 };
const none: OwedParts = { overdue: 0, tax: 0, fee: 0, interest: 0, principal: 0 };

it.each([
  [30, { ...none, overdue: 30 }, none, 0],
  [57, { ...none, overdue: 50, tax: 5, fee: 2 }, none, 0],
  [100, { ...none, overdue: 50, tax: 5, fee: 40, interest: 5 }, none, 0],
  [1_105, first, none, 0],
  [1_160, first, { ...none, tax: 5, fee: 40, interest: 10 }, 0],
  [2_170, first, second, 10],
])("V13 F4 pays %d kobo in order, oldest period first", (amount, one, two, credit) =>
  expect(allocate([first, second], amount)).toEqual({ periods: [one, two], credit }),
);

it("V13 never pays more than is owed, loses nothing, and gives the same in two payments as in one", () => {
  const part = fc.nat(100_000);
  const owed = fc.array(fc.record({ overdue: part, tax: part, fee: part, interest: part, principal: part }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(owed, fc.nat(2_000_000), fc.nat(2_000_000), (periods, a, b) => {
      const whole = allocate(periods, a + b);
      expect(totalOf(sumParts(whole.periods)) + whole.credit).toBe(a + b);
      const one = allocate(periods, a);
      const rest = periods.map((period, i) => subtract(period, there(one.periods[i])));
      for (const period of rest) expect(Math.min(...Object.values(period))).toBeGreaterThanOrEqual(0);
      const two = allocate(rest, b);
      expect(one.periods.map((paid, i) => sumParts([paid, there(two.periods[i])]))).toEqual(whole.periods);
      expect(one.credit + two.credit).toBe(whole.credit);
    }),
  );
});

function subtract(owed: OwedParts, paid: OwedParts): OwedParts {
  return {
    overdue: owed.overdue - paid.overdue,
    tax: owed.tax - paid.tax,
    fee: owed.fee - paid.fee,
    interest: owed.interest - paid.interest,
    principal: owed.principal - paid.principal,
  };
}
