import { expect, it } from "vitest";
import { DUE, loanState, settledRow, threePeriodRows } from "../../testing/loan-rows.ts";
import { there } from "../../../tests/there.ts";
import { totalLeft } from "../loan/period-state.ts";
import { chosenPeriods } from "./chosen-periods.ts";

const state = loanState(DUE, {}, threePeriodRows(settledRow(there(threePeriodRows()[0]))));
const numbers = (count?: number) => chosenPeriods(state, count).map(({ row }) => row.number);

it("S13 the open periods are paid in their order, all without a count", () => {
  expect(numbers()).toEqual([2, 3]);
  expect(numbers(1)).toEqual([2]);
  expect(numbers(2)).toEqual([2, 3]);
});

it.each([0, -1, 3, 1e9])("S13 %d periods are refused", (count) => {
  expect(() => numbers(count)).toThrow("3199");
});

it("what settles them is their sum", () => {
  expect(totalLeft(chosenPeriods(state, 2))).toBe(866_634);
  expect(totalLeft([])).toBe(0);
});
