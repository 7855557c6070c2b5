import { expect, it } from "vitest";
import { isSecondExempt } from "./second-exempt.ts";

it.each([
  ["settled on time", true, 100, 100, true],
  ["settled late", true, 100, 101, false],
  ["not settled", true, 100, null, false],
  ["the product does not say so", false, 100, 50, false],
] as const)("F4 the second period's fee: %s", (_, says, dueAt, settledAt, expected) =>
  expect(isSecondExempt(says, { dueAt, settledAt })).toBe(expected),
);
