import { expect, it } from "vitest";
import { effectiveApr, simpleApr } from "./apr.ts";

it("gives the simple APR of the golden loan", () => {
  expect(simpleApr(1_000_000, 1_299_950, 14)).toBe(782.01);
  expect(simpleApr(700_050, 1_000_000, 14)).toBe(1117.08);
});

it.each([
  [1000, [[1200, 546 / 365]], 12.96],
  [950, [[1200, 546 / 365]], 16.9],
  [
    1000,
    [
      [600, 1],
      [600, 2],
    ],
    13.07,
  ],
  [
    1000,
    [
      [272, 0.25],
      [272, 0.5],
      [544, 1],
    ],
    13.19,
  ],
  [1000, [[1000, 1]], 0],
  [1000, [[900, 1]], 0],
  // The golden loans: ₦12,999.50 after 14 days, and in three periods.
  [1_000_000, [[1_299_950, 14 / 365]], 93_274.97],
  [
    1_000_000,
    [
      [433_316, 14 / 365],
      [433_316, 28 / 365],
      [433_318, 42 / 365],
    ],
    3_203.91,
  ],
] as [number, [number, number][], number][])(
  "gives the effective APR of %d for %j as %d",
  (net, repayments, expected) =>
    expect(
      effectiveApr(
        net,
        repayments.map(([amount, years]) => ({ amount, years })),
      ),
    ).toBe(expected),
);
