import { expect, it } from "vitest";
import fc from "fast-check";
import { koboOf, nairaText } from "./money-text.ts";

it.each([
  [0, "0.00"],
  [5, "0.05"],
  [1_299_950, "12999.50"],
  [-150, "-1.50"],
])("writes %d kobo as %s", (kobo, text) => expect(nairaText(kobo)).toBe(text));

it.each([
  [12_999.5, 1_299_950],
  ["12999.5", 1_299_950],
  ["0.1", 10],
  ["-0", 0],
  ["1.234", null],
  ["", null],
  ["1e3", null],
  [Number.NaN, null],
  [null, null],
  [["5"], null],
  [["12999.50"], null],
])("reads %s as %s kobo", (naira, kobo) => expect(koboOf(naira)).toBe(kobo));

it("reads back whatever it wrote", () => {
  fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (kobo) => koboOf(nairaText(kobo)) === kobo));
});
