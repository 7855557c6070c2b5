import { expect, it } from "vitest";
import { isSeen } from "./said-text.ts";

it.each([
  ["Borrow now", "Borrow now", true],
  ["Borrow  now", "borrow\nnow", true],
  ["Borrow now", "Borrow", false],
  ["Borrow now", "", false],
  ["Hello, {{name}}", "Hello, Ada Obi", true],
  ["Hello, {{name}}", "Good morning, Ada Obi", false],
  ["{{name}} owes {{amount, money}} now", "Ada owes ₦300 now", true],
  ["{{name}} owes {{amount, money}} now", "Ada owes ₦300", false],
  ["{{count}} days", "days", false],
])("%j is read as %j: %s", (words, seen, expected) => {
  expect(isSeen(words, seen)).toBe(expected);
});
