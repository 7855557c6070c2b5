import { describe, expect, it } from "vitest";
import { productRow } from "../../testing/loan-rows.ts";
import { highestOf, productTypeOf } from "./offer.ts";

describe("the most that may be borrowed", () => {
  const of = (available: number, subAvailable: number, type: "sloan" | "subloan" = "sloan") =>
    highestOf(productRow({ type }), { products: [], available, subAvailable });

  it.each([
    ["what the line has left, down to the step", 5_009_999, 5_000_000],
    ["the product's most", 60_000_000, 22_500_000],
    ["the product's least, exactly", 300_000, 300_000],
    ["nothing below the least", 299_999, 0],
    ["nothing of nothing", 0, 0],
  ])("V5 is %s", (_, available, most) => {
    expect(of(available, 0)).toBe(most);
    expect(of(0, available, "subloan")).toBe(most);
  });

  it("the second line is for sub-loans alone", () => {
    expect(of(0, 5_000_000)).toBe(0);
    expect(of(5_000_000, 0, "subloan")).toBe(0);
  });
});

it.each([
  ["large", "large"],
  ["subloan", "subloan"],
  ["sloan", "sloan"],
  ["", "sloan"],
  ["Large", "sloan"],
  [undefined, "sloan"],
])("a type that is asked for as %j is %s", (asked, type) => {
  expect(productTypeOf(asked)).toBe(type);
});
