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

it("F1 of each loan a payment in process counts, else the latest by card or that arrived, what all in process come to, and what of the latest the bank took back", () => {
  const rows = [
    { loanId: "a", method: "card", status: "failed", amount: 7_000, failure: null },
    { loanId: "a", method: "card", status: "process", amount: 20_000, failure: null },
    { loanId: "a", method: "card", status: "process", amount: 3_000, failure: null },
    { loanId: "b", method: "transfer", status: "success", amount: 5_000, failure: null },
    { loanId: "b", method: "transfer", status: "process", amount: 5_000, failure: null },
    { loanId: "c", method: "transfer", status: "failed", amount: 5_000, failure: null },
    { loanId: "d", method: "card", status: "process", amount: 1_000, failure: null },
    { loanId: "d", method: "transfer", status: "success", amount: 5_000, failure: null },
    { loanId: null, method: "card", status: "success", amount: 5_000, failure: null },
    { loanId: "e", method: "transfer", status: "failed", amount: 5_000, failure: "reversed" },
    { loanId: "f", method: "card", status: "failed", amount: 5_000, failure: "reversed" },
    { loanId: "f", method: "card", status: "success", amount: 7_000, failure: null },
    { loanId: "g", method: "card", status: "failed", amount: 5_000, failure: "reversed" },
    { loanId: "g", method: "card", status: "process", amount: 7_000, failure: null },
  ] as const;
  expect([...refundingsBy(rows)]).toEqual([
    ["a", { status: 1, paying: 23_000, takenBack: 0 }],
    ["b", { status: 2, paying: 0, takenBack: 0 }],
    ["d", { status: 1, paying: 1_000, takenBack: 0 }],
    ["e", { status: 3, paying: 0, takenBack: 5_000 }],
    ["f", { status: 2, paying: 0, takenBack: 0 }],
    ["g", { status: 1, paying: 7_000, takenBack: 0 }],
  ]);
});
