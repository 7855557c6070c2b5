import type { RenewalRow } from "../../database/tables/borrower-calls.ts";
import type { LoanState } from "../loan/period-state.ts";
import { anotherPeriod, chargesOwed, renewablePeriod, waits } from "./renewals.ts";

/**
 * What is owed of a loan, of whose renewals `renew` is the latest, once `amount` (kobo) has come at `at` (ms), `state` as of
 * then; where that confirms the renewal with the charges of another period, and until when it then runs (F3, F36).
 */
export function leftAfter(state: LoanState, amount: number, renew: RenewalRow | undefined, at: number) {
  const left = Math.max(0, state.left - amount);
  const period = renew && waits(renew, at) ? renewablePeriod(state) : null;
  // What settles the loan renews nothing; of what renews it, nothing but principal is left.
  if (!period || left === 0 || amount < chargesOwed(period)) return { leftAfter: left };
  const { cost, dueAt } = anotherPeriod(state.loan, left, at);
  return { leftAfter: cost.due, renewedDueTime: dueAt };
}
