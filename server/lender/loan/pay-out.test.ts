import { expect, it } from "vitest";
import { AGREED, DAY, DUE, loanRow } from "../../testing/loan-rows.ts";
import { periodsOf } from "./pay-out.ts";

it("a loan of one period is due in one with all its charges", () => {
  expect(periodsOf(loanRow(), AGREED)).toEqual([
    { number: 1, principal: 1_000_000, interest: 14_000, fee: 266_000, tax: 19_950, dueAt: DUE },
  ]);
});

it("K2 charges that were kept back are in no period", () => {
  expect(periodsOf(loanRow({ mode: "front" }), AGREED)).toEqual([
    { number: 1, principal: 1_000_000, interest: 0, fee: 0, tax: 0, dueAt: DUE },
  ]);
});

it("K3 three periods are due one after the other, the last with the rest", () => {
  expect(periodsOf(loanRow({ installmentCount: 3 }), AGREED)).toEqual([
    { number: 1, principal: 333_334, interest: 4_666, fee: 88_666, tax: 6_650, dueAt: DUE },
    { number: 2, principal: 333_334, interest: 4_666, fee: 88_666, tax: 6_650, dueAt: DUE + 14 * DAY },
    { number: 3, principal: 333_332, interest: 4_668, fee: 88_668, tax: 6_650, dueAt: DUE + 28 * DAY },
  ]);
});

it("K4 the time of the day is the loan's own", () => {
  expect(periodsOf(loanRow({ dueClock: "23:59:59" }), AGREED)[0]?.dueAt).toBe(DUE + 17 * 3_600_000);
});
