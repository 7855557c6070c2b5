import { expect, it } from "vitest";
import { isSecondExempt } from "./second-exempt.ts";

it.each([
  ["settled as the due second begins", true, 59_000, 59_000, true],
  ["settled as the due second ends", true, 59_000, 59_999, true],
  ["settled a second late", true, 59_000, 60_000, false],
  ["not settled", true, 59_000, null, false],
  ["the product does not say so", false, 59_000, 50_000, false],
] as const)("F4 the second period's fee: %s", (_, says, dueAt, settledAt, expected) =>
  expect(isSecondExempt(says, { dueAt, settledAt })).toBe(expected),
);
