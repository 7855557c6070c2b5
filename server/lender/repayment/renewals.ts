import { and, asc, eq, lte } from "drizzle-orm";
import { dueTime, lagosDay } from "../../../lending/lagos-time.ts";
import { loanCost } from "../../../lending/loan-cost.ts";
import { type BeforeRenewal, renewal, type RenewalRow } from "../../database/tables/borrower-calls.ts";
import type { LoanRow } from "../../database/tables/loan.ts";
import type { PaymentRow } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import type { LoanState, PeriodState } from "../loan/period-state.ts";
import { recordEvent } from "../call/record-event.ts";

/** How near its due time a loan may be renewed, and until how long after it; Lagos days. */
const BEFORE_DUE = 7;
const AFTER_DUE = 30;

/** The latest renewal and the latest extension of a loan. */
export interface Renewals {
  renew?: RenewalRow;
  extend?: RenewalRow;
}

/** The latest renewal and extension of each loan of a borrower, by loanGid. */
export async function renewalsOf(tx: Tx, borrowerId: string): Promise<ReadonlyMap<string, Renewals>> {
  const rows = await tx
    .select()
    .from(renewal)
    .where(eq(renewal.borrowerId, borrowerId))
    .orderBy(asc(renewal.createdAt), asc(renewal.id));
  const found = new Map<string, Renewals>();
  for (const row of rows) found.set(row.loanId, { ...found.get(row.loanId), [row.kind]: row });
  return found;
}

/** The period that a renewal is about: the only one, while its charges come at the end and principal is open. */
export function renewablePeriod({ loan, periods }: LoanState): PeriodState | null {
  const [only, more] = periods;
  const fits = loan.status === "active" && loan.mode === "post" && only && !more;
  return fits && only.owed.principal > 0 ? only : null;
}

/** What confirms a renewal: all of a period that is owed but its principal, kobo. */
export function chargesOwed({ left, owed }: PeriodState): number {
  return left - owed.principal;
}

/** Whether a payment at `at` (ms) can still confirm a renewal. */
export function waits({ state, expiresAt }: RenewalRow, at: number): boolean {
  return state === "applied" && expiresAt >= at;
}

/** What another period of a loan from `at` (ms) on costs while `principal` (kobo) of it is open, and when it is due (ms). */
export function anotherPeriod(agreed: LoanRow, principal: number, at: number) {
  return { cost: loanCost(principal, agreed), dueAt: dueTime(at, agreed.periodDays, agreed.dueClock) };
}

/** Whether a renewal may be applied for at `now` (ms): near the due time, with charges to pay (F3). */
export function canRenew(state: LoanState, now: number): boolean {
  const period = renewablePeriod(state);
  if (!period || chargesOwed(period) === 0) return false;
  const days = lagosDay(period.row.dueAt) - lagosDay(now);
  return days <= BEFORE_DUE && days >= -AFTER_DUE;
}

/** Whether a payment that was begun while a renewal was open came once that had lapsed: it counts, and renewed nothing (F3). */
export function cameTooLate(
  { createdAt, finishedAt, loanLeft }: PaymentRow,
  { state, createdAt: appliedAt, expiresAt }: RenewalRow,
): boolean {
  const begun = appliedAt <= createdAt && createdAt < expiresAt;
  return state === "lapsed" && begun && finishedAt !== null && finishedAt >= expiresAt && (loanLeft ?? 0) > 0;
}

/** What a period of a loan is before it is renewed or extended. */
export function beforeRenewal({ loan }: LoanState, { row }: PeriodState): BeforeRenewal {
  const { number, interest, fee, tax, dueAt, baseOverdue, baseDays } = row;
  return { number, interest, fee, tax, dueAt, baseOverdue, baseDays, loanDueAt: loan.dueAt ?? dueAt };
}

/** Moves a renewal to where it ends. `at` in ms. */
export async function endRenewal(
  tx: Tx,
  row: RenewalRow,
  change: Partial<RenewalRow> & Pick<RenewalRow, "state">,
  at: number,
): Promise<RenewalRow> {
  const [changed] = await tx.update(renewal).set(change).where(eq(renewal.id, row.id)).returning();
  const kind = `${row.kind}-${change.state}`;
  await recordEvent(tx, { at, borrowerId: row.borrowerId, subject: "loan", subjectId: row.loanId, kind });
  return changed ?? { ...row, ...change };
}

/** Lets lapse what was not confirmed by `now` (ms), each at its own moment. */
export async function lapseRenewals(tx: Tx, borrowerId: string, now: number): Promise<void> {
  const over = and(eq(renewal.borrowerId, borrowerId), eq(renewal.state, "applied"), lte(renewal.expiresAt, now));
  for (const row of await tx.select().from(renewal).where(over))
    await endRenewal(tx, row, { state: "lapsed" }, row.expiresAt);
}

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
