import type { OwedParts } from "../../../lending/allocation.ts";
import { totalOf } from "../../../lending/allocation.ts";
import { DAY } from "../../../lending/lagos-time.ts";
import { overdueDays, overdueFee } from "../../../lending/overdue-fee.ts";
import { isSecondExempt } from "../../../lending/second-exempt.ts";
import type { InstallmentRow, LoanRow } from "../../database/tables/loan.ts";

/** One period at a moment; kobo. */
export interface PeriodState {
  row: InstallmentRow;
  /** Overdue days; 0 when settled. */
  days: number;
  /** Overdue fee charged so far, paid or not. */
  overdue: number;
  /** That fee has come to its cap, and another day adds nothing. */
  capped: boolean;
  /** Fee and tax that are waived, or will be if the first period is settled on time. */
  reduced: number;
  owed: OwedParts;
  left: number;
}

/** A loan at a moment; `now` in ms, the rest kobo. */
export interface LoanState {
  loan: LoanRow;
  periods: PeriodState[];
  /** What settles the loan now. */
  left: number;
  /** Overdue days of the oldest open period. */
  days: number;
}

/** What was paid of a period, kobo. */
export function paidOf({ row }: PeriodState): number {
  return row.paidOverdue + row.paidTax + row.paidFee + row.paidInterest + row.paidPrincipal;
}

/** The periods that are not settled. */
export const openOf = ({ periods }: Pick<LoanState, "periods">): readonly PeriodState[] =>
  periods.filter(({ row }) => row.settledAt === null);

/** Those of some open periods whose due time is over. */
export const lateOf = (open: readonly PeriodState[]): readonly PeriodState[] => open.filter(({ days }) => days > 0);

/** What settles these periods, kobo. */
export const totalLeft = (periods: readonly PeriodState[]): number => periods.reduce((sum, { left }) => sum + left, 0);

/** Whether the overdue fee of a loan grows no more, whatever is left open. */
export const isCapped = ({ periods }: Pick<LoanState, "periods">): boolean => {
  const open = openOf({ periods });
  return open.length > 0 && open.every(({ capped }) => capped);
};

/** When the late fee of a loan grows next, ms: with the first second after a due time, and a day after that; undefined where it does not. */
export function nextLateFee({ periods }: Pick<LoanState, "periods">): number | undefined {
  const growing = openOf({ periods }).filter(({ capped }) => !capped);
  const times = growing.map(({ row, days }) => row.dueAt + days * DAY + 1000);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** What is to be paid next, kobo: all that is late, else the payment that comes next. */
export function dueNext({ periods }: Pick<LoanState, "periods">): number {
  const open = openOf({ periods });
  const late = lateOf(open);
  return totalLeft(late.length > 0 ? late : open.slice(0, 1));
}

/** Computes what is owed at `now`; changes nothing. */
export function loanStateOf(loan: LoanRow, rows: readonly InstallmentRow[], now: number): LoanState {
  const first = rows[0];
  const exempt = first
    ? isSecondExempt(loan.secondExempt, { dueAt: first.dueAt, settledAt: first.settledAt ?? now })
    : false;
  const periods = rows.map((row) => periodStateOf(loan, row, now, exempt && row.number === 2));
  return {
    loan,
    periods,
    left: totalLeft(periods),
    days: openOf({ periods }).reduce((most, { days }) => Math.max(most, days), 0),
  };
}

function periodStateOf(loan: LoanRow, row: InstallmentRow, now: number, exempt: boolean): PeriodState {
  const settled = row.settledAt !== null;
  const days = settled ? 0 : overdueDays(row.dueAt, now);
  const remaining = row.principal - row.paidPrincipal;
  const base = {
    principal: row.principal,
    remaining,
    baseFee: row.baseOverdue,
    baseDays: row.baseDays,
    cap: loan.overdueCap,
    dailyPpm: loan.overduePpm,
  };
  const overdue = settled ? row.overdue : overdueFee(base, days);
  const capped = days > 0 && overdueFee(base, days + 1) === overdue;
  const waivedFee = exempt ? row.fee - row.paidFee : row.waivedFee;
  const waivedTax = exempt ? row.tax - row.paidTax : row.waivedTax;
  const owed: OwedParts = {
    overdue: overdue - row.paidOverdue,
    tax: row.tax - waivedTax - row.paidTax,
    fee: row.fee - waivedFee - row.paidFee,
    interest: row.interest - row.paidInterest,
    principal: remaining,
  };
  return { row, days, overdue, capped, reduced: waivedFee + waivedTax, owed, left: totalOf(owed) };
}
