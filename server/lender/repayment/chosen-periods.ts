import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import type { LoanState, PeriodState } from "../loan/period-state.ts";

/** The first `count` open periods of a loan, all without a count; refuses with 3199 a count that there is not. */
export function chosenPeriods({ periods }: LoanState, count: number | undefined): PeriodState[] {
  const open = periods.filter(({ row }) => row.settledAt === null);
  if (count !== undefined && (count < 1 || count > open.length)) throw new Refusal(STATUS.illegal);
  return open.slice(0, count);
}

/** What settles these periods, kobo. */
export function totalLeft(periods: readonly PeriodState[]): number {
  return periods.reduce((sum, { left }) => sum + left, 0);
}
