import { expect, it } from "vitest";
import { transitionOf } from "./advance-loan.ts";

it.each([
  ["review", "pay-out", { to: "approved", then: 10_000 }],
  ["review", "bank-problem", { to: "approved", then: 10_000 }],
  ["review", "unactivated-card", { to: "failed", failure: "unactivated-card" }],
  ["review", "overdue", { to: "failed", failure: "overdue" }],
  ["approved", "pay-out", { to: "disbursing", then: 10_000 }],
  ["disbursing", "pay-out", { to: "active" }],
  ["disbursing", "bank-problem", { to: "disburse-failed", failure: "bank-problem" }],
] as const)("F1 from %s, where %s is to come of it", (status, outcome, transition) => {
  expect(transitionOf({ status, outcome })).toEqual(transition);
});

it.each(["active", "settled", "failed", "disburse-failed"] as const)("F1 %s does not move by itself", (status) => {
  expect(() => transitionOf({ status, outcome: "pay-out" })).toThrow(`a loan that is ${status} does not move`);
});
