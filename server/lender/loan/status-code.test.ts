import { expect, it } from "vitest";
import { lendResultCode, loanStatusCode } from "./status-code.ts";

// The numbers are the lender's own (F1): the app words them, and the result screen's {status} is domain.md's, section 2.
it.each([
  ["review", 10, 0],
  ["approved", 20, 3],
  ["disbursing", 30, 3],
  ["active", 40, 2],
  ["settled", 60, 2],
  ["failed", 71, 1],
  ["disburse-failed", 72, 1],
] as const)("F1 %s is %d and lends %d", (status, code, result) => {
  expect(loanStatusCode(status, false)).toBe(code);
  expect(lendResultCode(status)).toBe(result);
});

it("F1 a loan that runs is overdue when it is late, and no other", () => {
  expect(loanStatusCode("active", true)).toBe(50);
  expect(loanStatusCode("settled", true)).toBe(60);
});
