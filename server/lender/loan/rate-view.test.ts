import { expect, it } from "vitest";
import { productRow } from "../../testing/loan-rows.ts";
import { productView } from "./product-infos.ts";
import { largeView, rateView } from "./rate-view.ts";

const large = productRow({ id: 4, type: "large", installments: 3, lowest: 1_000_000, highest: 60_000_000 });

it("E16 a product with the most that may be borrowed of it now", () => {
  expect(rateView(productRow(), 5_000_000)).toEqual({
    productId: 1,
    productPeriod: 14,
    lowestLimit: 300_000,
    highestLimit: 5_000_000,
    multiple: 10_000,
    baseRate: 0.28,
  });
});

it("E16 a loan in periods says what each costs", () => {
  const { productPeriodNum, rates, ...rate } = largeView(large, 20_000_000);
  expect(rate).toMatchObject({ productId: 4, productPeriod: 14, highestLimit: 20_000_000, baseRate: 0.28 });
  expect(rate.secondExempt).toBe(0);
  expect(productPeriodNum).toBe(3);
  expect(rates).toEqual([0.093333, 0.093333, 0.093333]);
  expect(largeView({ ...large, secondExempt: true }, 0).secondExempt).toBe(1);
});

it("E12 the home screen names bounds, step and periods", () => {
  expect(productView(large)).toEqual({
    productId: 4,
    productName: "14 days",
    productPeriod: 14,
    periodNumber: 3,
    minLoanAmount: 1_000_000,
    maxLoanAmount: 60_000_000,
    multiple: 10_000,
  });
});
