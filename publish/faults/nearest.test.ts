import { expect, it } from "vitest";
import { nearest } from "./nearest.ts";

it.each([
  ["lable", ["label", "table", "help"], "label"],
  ["buton", ["button", "bottom"], "button"],
  ["Label", ["label"], "label"],
  ["lengthh", ["length", "keys"], "length"],
  ["$t", ["$"], undefined],
  ["voucher", ["redBag"], undefined],
  ["x", [], undefined],
] as const)("%s among %j is nearest to %s", (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
