import { expect, it } from "vitest";
import fc from "fast-check";
import { type PeriodParts, splitInstallments } from "./split-installments.ts";

const total = (parts: PeriodParts) => parts.principal + parts.interest + parts.fee + parts.tax;

it("K3 splits 12,999.50 in three as 4,333.16, 4,333.16 and 4,333.18", () => {
  const periods = splitInstallments({ principal: 1_000_000, interest: 14_000, fee: 266_000, tax: 19_950 }, 3);
  expect(periods.map(total)).toEqual([433_316, 433_316, 433_318]);
});

it("K3 sums every part to the whole and has no negative part", () => {
  const amount = fc.nat(30_000_000);
  fc.assert(
    fc.property(
      fc.integer({ min: 300_000, max: 60_000_000 }),
      amount,
      amount,
      amount,
      fc.integer({ min: 1, max: 12 }),
      (principal, interest, fee, tax, count) => {
        const periods = splitInstallments({ principal, interest, fee, tax }, count);
        const sum = (key: keyof PeriodParts) => periods.reduce((all, period) => all + period[key], 0);
        expect({ principal: sum("principal"), interest: sum("interest"), fee: sum("fee"), tax: sum("tax") }).toEqual({
          principal,
          interest,
          fee,
          tax,
        });
        expect(Math.min(...periods.flatMap((period) => Object.values(period)))).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
