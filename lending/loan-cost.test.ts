import { expect, it } from "vitest";
import fc from "fast-check";
import { loanCost } from "./loan-cost.ts";

const terms = { ratePpm: 280_000, interestPpm: 50_000, taxPpm: 75_000 };
const golden = [
  { principal: 300_000, interest: 4_200, fee: 79_800, tax: 5_985, due: 389_985, net: 210_015 },
  { principal: 1_000_000, interest: 14_000, fee: 266_000, tax: 19_950, due: 1_299_950, net: 700_050 },
  { principal: 1_010_000, interest: 14_140, fee: 268_660, tax: 20_150, due: 1_312_950, net: 707_050 },
  { principal: 3_330_000, interest: 46_620, fee: 885_780, tax: 66_434, due: 4_328_834, net: 2_331_166 },
  { principal: 22_500_000, interest: 315_000, fee: 5_985_000, tax: 448_875, due: 29_248_875, net: 15_751_125 },
];

it.each(golden)("K2 costs $principal kobo as the golden table says", ({ due, net, ...parts }) => {
  expect(loanCost(parts.principal, { mode: "post", ...terms })).toEqual({
    ...parts,
    discount: 0,
    net: parts.principal,
    due,
  });
  expect(loanCost(parts.principal, { mode: "front", ...terms })).toEqual({
    ...parts,
    discount: 0,
    net,
    due: parts.principal,
  });
});

it("takes a discount from the fee and never below zero", () => {
  expect(loanCost(1_000_000, { mode: "post", ...terms }, 10_000)).toMatchObject({
    fee: 256_000,
    tax: 19_200,
    due: 1_289_200,
  });
  expect(loanCost(1_000_000, { mode: "post", ...terms }, 999_999)).toMatchObject({
    fee: 0,
    tax: 0,
    discount: 266_000,
    due: 1_014_000,
  });
});

it("K2 takes tax on the fee after the voucher: ₦17,800 with ₦200 off", () => {
  expect(loanCost(1_780_000, { mode: "post", ...terms }, 20_000)).toEqual({
    principal: 1_780_000,
    interest: 24_920,
    fee: 453_480,
    tax: 34_011,
    discount: 20_000,
    net: 1_780_000,
    due: 2_292_411,
  });
  expect(loanCost(1_780_000, { mode: "front", ...terms }, 20_000)).toMatchObject({ tax: 34_011, net: 1_267_589 });
});

it("sums the parts to the whole in both modes", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60_000_000 }),
      fc.constantFrom("post" as const, "front" as const),
      fc.nat(900_000),
      (principal, mode, discount) => {
        const cost = loanCost(principal, { mode, ...terms }, discount);
        expect(cost.due - cost.net).toBe(cost.interest + cost.fee + cost.tax);
        expect(Math.min(...Object.values(cost))).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
