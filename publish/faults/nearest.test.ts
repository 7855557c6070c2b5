import { expect, it } from "vitest";
import { nearest, nearestOfList } from "./nearest.ts";

it.each([
  ["lable", ["label", "table", "help"], "label"],
  ["fone", ["gift", "phone"], "phone"],
  ["buton", ["button", "bottom"], "button"],
  ["Label", ["label"], "label"],
  ["lengthh", ["length", "keys"], "length"],
  ["$t", ["$"], undefined],
  ["voucher", ["redBag"], undefined],
  ["ga", ["gap", "align"], "gap"],
  ["va", ["var", "map", "max"], "var"],
  ["mi", ["min", "mix"], undefined],
  ["mx", ["max", "in", "+", "reduce"], "max"],
  ["ro", ["or", "var", "and"], "or"],
  ["=<", ["<", "<=", "===", ">="], "<="],
  ["facts.fe", ["facts.fee", "facts.apr", "other.fe"], "facts.fee"],
  ["xy", ["+", "in", "or"], undefined],
  ["x", [], undefined],
  ["/assets/easter.svg", ["/assets/summer.svg"], undefined],
  ["/assets/sumer.svg", ["/assets/easter.svg", "/assets/summer.svg"], "/assets/summer.svg"],
  ["evil.example.com", ["guide.example.com"], undefined],
  ["guides.example.com", ["pay.example.com", "guide.example.com"], "guide.example.com"],
  ["/guid/borrow", ["/guide/repay", "/guide/borrow"], "/guide/borrow"],
  ["/indx", ["/index"], "/index"],
] as const)("%s among %j is nearest to %s", (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

it.each([
  ["goto", ["go", "back", "call"], "go"],
  ["warn", ["error", "warning"], "warning"],
  ["err", ["error", "warning"], "error"],
  ["warnin", ["error", "warning"], "warning"],
  ["Set-all", ["set", "settle"], "set"],
  ["go-back-to", ["go", "go-back"], "go-back"],
  ["a", ["any", "guest"], undefined],
  ["anybody", ["a", "guest"], undefined],
] as const)("%s in a list of %j is nearest to %s", (word, list, expected) => {
  expect(nearestOfList(word, list)).toBe(expected);
});
