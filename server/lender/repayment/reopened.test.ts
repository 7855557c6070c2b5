import { expect, it } from "vitest";
import { DUE, settledRow, threePeriodRows } from "../../testing/loan-rows.ts";
import { there } from "../../../tests/there.ts";
import { reopened } from "./reverse-payment.ts";

const nothing = { overdue: 0, tax: 0, fee: 0, interest: 0, principal: 0 };
const rows = threePeriodRows();
const [one, two, three] = [there(rows[0]), there(rows[1]), there(rows[2])];
const whole = { overdue: 0, tax: 6_650, fee: 88_666, interest: 4_666, principal: 333_334 };
const open = { paidOverdue: 0, paidTax: 0, paidFee: 0, paidInterest: 0, paidPrincipal: 0, settledAt: null };

it("what a payment paid of a period is owed again, and what others paid stays paid", () => {
  const paid = { paidOverdue: 11, paidTax: 22, paidFee: 33, paidInterest: 44, paidPrincipal: 55 };
  const part = { overdue: 1, tax: 2, fee: 3, interest: 4, principal: 5 };
  expect(reopened([{ ...one, ...paid }, two, three], [part, nothing, nothing])).toEqual([
    { number: 1, paidOverdue: 10, paidTax: 20, paidFee: 30, paidInterest: 40, paidPrincipal: 50, settledAt: null },
  ]);
});

it("F4 where it had settled the first, the second's waiver is gone with it", () => {
  const second = { ...two, waivedFee: 88_666, waivedTax: 6_650 };
  expect(reopened([settledRow(one), second, three], [whole, nothing, nothing])).toEqual([
    { number: 1, ...open },
    { number: 2, ...open, waivedFee: 0, waivedTax: 0 },
  ]);
});

it("F1 F4 where nothing of the second was waived, it stays as others paid it", () => {
  expect(reopened([settledRow(one), settledRow(two), three], [whole, nothing, nothing])).toEqual([
    { number: 1, ...open },
  ]);
});

it("F4 where it had not settled the first, no waiver is touched", () => {
  expect(reopened([{ ...one, paidTax: 100 }, two, three], [{ ...nothing, tax: 100 }])).toEqual([
    { number: 1, ...open },
  ]);
});

it("a later period is opened alone: the first stays settled and the second exempt", () => {
  const third = { ...whole, fee: 88_668, interest: 4_668, principal: 333_332 };
  const paid = [nothing, nothing, third];
  expect(reopened([settledRow(one), settledRow(two), settledRow(three, DUE)], paid)).toEqual([{ number: 3, ...open }]);
});

it("what was paid of no period opens none", () => {
  expect(reopened(rows, [])).toEqual([]);
});
