import { expect, it } from "vitest";
import { DUE } from "../../testing/loan-rows.ts";
import { fateOf } from "./pay.ts";
import { latestStatuses } from "./refunding-status.ts";

it.each([
  [undefined, "success", { outcome: "success", nextAt: DUE }],
  [undefined, "insufficient", { outcome: "insufficient", nextAt: DUE }],
  ["success", "pin-wrong", { outcome: "success", nextAt: DUE }],
  ["fails", "success", { outcome: "fails", nextAt: DUE + 60_000 }],
  ["fails", "insufficient", { outcome: "fails", nextAt: DUE + 60_000 }],
  ["stay", "success", { outcome: "stay", nextAt: null }],
] as const)("F1 a payment that is to %s by a card that is %s", (fate, outcome, expected) => {
  expect(fateOf(fate, { outcome }, DUE)).toEqual(expected);
});

it("F1 the latest card payment or arrived transfer of each loan counts", () => {
  const rows = [
    { loanId: "a", method: "card", status: "failed" },
    { loanId: "a", method: "card", status: "process" },
    { loanId: "b", method: "transfer", status: "success" },
    { loanId: "b", method: "transfer", status: "process" },
    { loanId: "c", method: "transfer", status: "failed" },
    { loanId: null, method: "card", status: "success" },
  ] as const;
  expect([...latestStatuses(rows)]).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
});
