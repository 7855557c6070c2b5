import { expect, it } from "vitest";
import { withoutIds } from "./without-ids.ts";

it.each([
  ["How long the bank takes (K5).", "How long the bank takes."],
  ["Digits of a number (V1, K1).", "Digits of a number."],
  ["At most (B6); no less than that.", "At most; no less than that."],
  ["A05 is another code (A01)", "A05 is another code (A01)"],
  ["What a link brings along (its number and amounts).", "What a link brings along (its number and amounts)."],
])("%s is told as %s", (written, told) => expect(withoutIds(written)).toBe(told));

it("ids at the head, as a case cites them, are left out; a code after them is not", () => {
  const cited = (numbers: readonly number[], words: string) => numbers.map((one) => `D${one} `).join("") + words;
  expect(withoutIds(cited([1, 12], "nothing at all"))).toBe("nothing at all");
  expect(withoutIds(cited([20], "XA01 ends A01"))).toBe("XA01 ends A01");
});
