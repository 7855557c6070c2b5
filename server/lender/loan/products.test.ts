import { beforeAll, expect, it } from "vitest";
import { loadBrands } from "../../contract/brands.ts";
import schema from "../../../schemas/brand.schema.json" with { type: "json" };
import { catalogue } from "./products.ts";

beforeAll(() => void loadBrands(process.cwd()));

const common = {
  ratePpm: 280_000,
  interestPpm: 50_000,
  taxPpm: 75_000,
  overdueCap: "lower",
  multiple: 10_000,
  mode: "post",
  secondExempt: false,
};
const small = { ...common, type: "sloan", lowest: 300_000, highest: 22_500_000, installments: 1, periodDays: 14 };
const large = { ...common, type: "large", lowest: 1_000_000, highest: 60_000_000 };

it("K2 K3 sells ₦3,000 to ₦225,000 for 14 or, once earned, 30 days, ₦600,000 in up to 12 periods, and a second line", () => {
  expect(catalogue()).toEqual([
    { ...small, id: 1, name: "14 days" },
    { ...small, id: 2, name: "14 days, charges first", mode: "front" },
    { ...small, id: 3, name: "30 days", periodDays: 30 },
    { ...large, id: 4, name: "3 periods", periodDays: 14, installments: 3, secondExempt: true },
    { ...large, id: 5, name: "12 periods", periodDays: 30, installments: 12 },
    { ...small, id: 6, name: "14 days, second line", type: "subloan" },
  ]);
});

it("B6 no brand may claim more than the largest of them lends", () => {
  expect(Math.max(...catalogue().map(({ highest }) => highest))).toBe(60_000_000);
  expect(schema.properties.claims.properties.maximumAmount.maximum).toBe(60_000_000);
});
