import { expect, it } from "vitest";
import { DUE } from "../../testing/loan-rows.ts";
import { fateOf } from "./pay.ts";
import { refundingsBy } from "./refunding-status.ts";

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

it("F1 of each loan a payment in process counts, else the latest by card or that arrived, and what all in process come to", () => {
  const rows = [
    { loanId: "a", method: "card", status: "failed", amount: 7_000 },
    { loanId: "a", method: "card", status: "process", amount: 20_000 },
    { loanId: "a", method: "card", status: "process", amount: 3_000 },
    { loanId: "b", method: "transfer", status: "success", amount: 5_000 },
    { loanId: "b", method: "transfer", status: "process", amount: 5_000 },
    { loanId: "c", method: "transfer", status: "failed", amount: 5_000 },
    { loanId: "d", method: "card", status: "process", amount: 1_000 },
    { loanId: "d", method: "transfer", status: "success", amount: 5_000 },
    { loanId: null, method: "card", status: "success", amount: 5_000 },
  ] as const;
  expect([...refundingsBy(rows)]).toEqual([
    ["a", { status: 1, paying: 23_000 }],
    ["b", { status: 2, paying: 0 }],
    ["d", { status: 1, paying: 1_000 }],
  ]);
});
