import { lagosClock, momentOf } from "../../../lending/lagos-time.ts";
import type { Tx } from "../../database/tx.ts";
import type { LoanState } from "../loan/period-state.ts";
import { joinFees, type StatementLine, statementLines } from "./statement-lines.ts";

/** Of a statement: what of a debt's changes it says under which word. What is taken off of a late fee is no late fee. */
const PARTS = {
  paidOut: ["pay-out"],
  charges: ["charges", "renewal", "renewal-reversal"],
  overdueFee: ["overdue-fee", "extension-waiver"],
  repaid: ["repayment", "repayment-reversal"],
  waived: ["waiver", "waiver-reversal", "waiver-if"],
} as const;

/** From when until when, ms; both are in it. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * What was owed of these loans at first, all that changed it within a span, and what was owed at the end; kobo. Opening
 * and all parts, below zero where they make the debt less, come to the closing, and so do the lines.
 */
export async function statementOf(tx: Tx, states: readonly LoanState[], { from, to }: Span, now: number) {
  const all: (StatementLine & { loanNo: string })[] = [];
  let opening = 0;
  for (const state of states) {
    const lines = await statementLines(tx, state, now);
    opening += lines.findLast(({ at }) => at < from)?.balance ?? 0;
    const within = lines.filter(({ at }) => at >= from && at <= to);
    all.push(...joinFees(within).map((line) => ({ ...line, loanNo: state.loan.loanNo })));
  }
  let balance = opening;
  const lines = all
    .sort((one, other) => one.at - other.at)
    .map(({ kind, at, change, loanNo, receiptNo, fromCredit }) => {
      balance += change;
      return { kind, time: at, change, balance, loanNo, receiptNo: receiptNo ?? undefined, fromCredit };
    });
  const sum = (kinds: readonly string[]) =>
    lines.reduce((total, { kind, change }) => (kinds.includes(kind) ? total + change : total), 0);
  return {
    opening,
    paidOut: sum(PARTS.paidOut),
    charges: sum(PARTS.charges),
    overdueFee: sum(PARTS.overdueFee),
    repaid: sum(PARTS.repaid),
    waived: sum(PARTS.waived),
    closing: balance,
    lines,
  };
}

/** A Lagos month by its name ("2026-11"), until `now` (ms) at most. */
export function monthOf(month: string, now: number): Span {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const clock = lagosClock(0)
    .year(year)
    .month(number - 1)
    .startOf("month");
  return { from: momentOf(clock), to: Math.min(momentOf(clock.endOf("month")), now) };
}

/** The Lagos months since the moment `first` (ms), the newest first, `most` of them. */
export function monthsSince(first: number, now: number, most: number) {
  const months: { month: string; fromTime: number }[] = [];
  for (let clock = lagosClock(now).startOf("month"); months.length < most; clock = clock.subtract(1, "month")) {
    months.push({ month: clock.format("YYYY-MM"), fromTime: momentOf(clock) });
    if (momentOf(clock) <= first) break;
  }
  return months;
}
