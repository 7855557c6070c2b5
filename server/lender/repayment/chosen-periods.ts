import { minimumRepayment } from "../../../lending/minimum-repayment.ts";
import { figures } from "../../contract/brands.ts";
import { Refusal } from "../../contract/refusal.ts";
import { assertRule } from "../../contract/rules.ts";
import { STATUS } from "../../contract/status.ts";
import { type LoanState, openOf, type PeriodState, totalLeft } from "../loan/period-state.ts";

/** The first `count` open periods of a loan, all without a count; refuses with 3199 a count that there is not. */
export function chosenPeriods(state: LoanState, count: number | undefined): readonly PeriodState[] {
  const open = openOf(state);
  if (count !== undefined && (count < 1 || count > open.length)) throw new Refusal(STATUS.illegal);
  return open.slice(0, count);
}

/** Refuses an amount (kobo) below the least that may be paid of these periods, of all without a count, or above what is owed. */
export function refuseOddAmount(state: LoanState, amount: number, periods: number | undefined): void {
  const minimum = minimumRepayment(totalLeft(chosenPeriods(state, periods)), figures().minimumRepayment);
  assertRule("repay-amount", amount, { with: { owed: state.left, minimum } });
}
