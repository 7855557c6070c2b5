import { expect, it } from "vitest";
import { naira } from "./naira.ts";

it.each<[kobo: number, written: string]>([
  [500_000, "₦5,000"],
  [1_299_950, "₦12,999.50"],
  [5, "₦0.05"],
  [-1_050, "−₦10.50"],
  [0, "₦0"],
  [Number.NaN, "₦–"],
  [Number.POSITIVE_INFINITY, "₦–"],
])("B8 R40 %d kobo is written %s", (kobo, written) => {
  expect(naira(kobo)).toBe(written);
});
