import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { ends, floorToMultiple, keyTo, stepBy } from "./amounts.ts";

const bounds = { min: 300_000, max: 5_000_000, multiple: 10_000 };

describe("floorToMultiple", () => {
  it("R50 floors 3,050 to 3,000", () => {
    expect(floorToMultiple(305_000, 10_000)).toBe(300_000);
  });

  it("V5 R50 gives the largest multiple not above the amount", () => {
    fc.assert(
      fc.property(fc.nat(10 ** 12), fc.integer({ min: 1, max: 10 ** 7 }), (kobo, multiple) => {
        const floored = floorToMultiple(kobo, multiple);
        expect(floored % multiple).toBe(0);
        expect(floored).toBeLessThanOrEqual(kobo);
        expect(floored + multiple).toBeGreaterThan(kobo);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("keyTo", () => {
  it.each([
    ["ArrowRight", 1_000_000, 1_010_000],
    ["ArrowUp", 1_000_000, 1_010_000],
    ["ArrowLeft", 1_000_000, 990_000],
    ["ArrowDown", 1_000_000, 990_000],
    ["PageUp", 1_000_000, 1_100_000],
    ["PageDown", 1_000_000, 900_000],
    ["Home", 1_000_000, 300_000],
    ["End", 1_000_000, 5_000_000],
    ["ArrowRight", 5_000_000, 5_000_000],
    ["ArrowLeft", 300_000, 300_000],
    ["PageDown", 350_000, 300_000],
    ["ArrowLeft", 305_000, 300_000],
    ["ArrowRight", 305_000, 310_000],
    ["a", 1_000_000, undefined],
  ])("V5 %s takes %i to %s", (key, from, to) => {
    expect(keyTo(key, from, bounds)).toBe(to);
  });
});

describe("stepBy", () => {
  it("V5 always lands on a multiple within the bounds", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: -20, max: 20 }), (kobo, steps) => {
        const to = stepBy(kobo, steps, bounds);
        expect(to % bounds.multiple).toBe(0);
        expect(to).toBeGreaterThanOrEqual(bounds.min);
        expect(to).toBeLessThanOrEqual(bounds.max);
      }),
    );
  });

  it("V5 bounds that are no multiples are drawn in", () => {
    expect(ends({ min: 305_000, max: 399_900, multiple: 10_000 })).toEqual({ low: 310_000, high: 390_000 });
    expect(ends({ min: 305_000, max: 306_000, multiple: 10_000 })).toEqual({ low: 310_000, high: 310_000 });
  });
});
