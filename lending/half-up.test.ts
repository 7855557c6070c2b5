import { expect, it } from "vitest";
import { halfUp } from "./half-up.ts";

it.each([
  [0, 2, 0],
  [1, 2, 1],
  [4, 10, 0],
  [5, 10, 1],
  [14, 10, 1],
  [15, 10, 2],
  [9_007_199_254_740_991, 1, 9_007_199_254_740_991],
])("%d / %d is %d, half a unit rounded up", (numerator, denominator, whole) => {
  expect(halfUp(numerator, denominator)).toBe(whole);
});

it.each([-1, 0.5, Number.NaN, 9_007_199_254_740_992])("refuses %d, which is no whole amount", (numerator) => {
  expect(() => halfUp(numerator, 2)).toThrow(`not a whole amount: ${numerator}`);
});
