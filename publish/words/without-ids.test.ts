import { expect, it } from "vitest";
import { withoutIds } from "./without-ids.ts";

it.each([
  ["How long the bank takes (K5).", "How long the bank takes."],
  ["Digits of a number (V1, K1).", "Digits of a number."],
  ["At most (B6); no less than that.", "At most; no less than that."],
  ["What a link brings along (its number and amounts).", "What a link brings along (its number and amounts)."],
])("%s is told as %s", (written, told) => expect(withoutIds(written)).toBe(told));
