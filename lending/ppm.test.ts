import { expect, it } from "vitest";
import { shareOf } from "./ppm.ts";

it.each([
  [1_000_000, 280_000, 280_000],
  [3, 500_000, 2],
  // 28 % of ₦99,999,999,999: beyond what a product of the two holds, not beyond what a number holds.
  [9_999_999_999_900, 280_000, 2_799_999_999_972],
  [9_999_999_999_901, 750_000, 7_499_999_999_926],
])("of %d kobo %d millionths are %d kobo, half-up at the kobo, however much it is", (kobo, ppm, share) =>
  expect(shareOf(kobo, ppm)).toBe(share),
);

it.each([-1, 0.5, Number.NaN, 2 ** 53])("%d is no amount of which there is a share", (kobo) =>
  expect(() => shareOf(kobo, 500_000)).toThrow("not a whole amount"),
);
