import { and, asc, eq } from "drizzle-orm";
import { sumParts, totalOf } from "../../../lending/allocation.ts";
import { renewal } from "../../database/tables/borrower-calls.ts";
import { event } from "../../database/tables/frame.ts";
import { payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { lateOf, type LoanState, openOf, totalLeft } from "../loan/period-state.ts";
import { joinFees, type StatementLine, statementLines } from "./statement-lines.ts";

/** Something that happened to a loan, or that comes next; `amount` in kobo, `at` in ms. */
export interface LoanMoment {
  readonly kind: string;
  readonly at: number;
  readonly amount?: number;
  /** Of a payment. */
  readonly receiptNo?: string;
  /** Of a payment that came out of his credit, and of its reversal. */
  readonly fromCredit?: true;
  /** It has not happened yet. */
  readonly ahead?: true;
}

/** What is told of a loan beside what was booked. The payout is a booking; what only the bank does in between is not told. */
const told = new Set([
  "applied",
  "approved",
  "renew-applied",
  "renew-confirmed",
  "renew-cancelled",
  "renew-lapsed",
  "extend-offered",
  "extend-confirmed",
  "settled",
]);

/**
 * All that happened to a loan until `now` (ms), oldest first, and what is to be paid. Its late fees, payments and waivers
 * come to what the loan's own figures say.
 */
export async function momentsOf(tx: Tx, state: LoanState, now: number): Promise<readonly LoanMoment[]> {
  const ofLoan = and(eq(event.subject, "loan"), eq(event.subjectId, state.loan.id));
  const events = await tx.select().from(event).where(ofLoan).orderBy(asc(event.at), asc(event.id));
  const happened = events.filter(({ kind }) => told.has(kind)).map(({ kind, at }): LoanMoment => ({ kind, at }));
  const booked = joinFees(await statementLines(tx, state, now)).map((line) => asMoment(line, state));
  // A stable sort: what was booked at a moment comes before what followed from it.
  const past = [...booked.filter(({ ahead }) => !ahead), ...happened, ...(await missed(tx, state))].sort(
    (one, other) => one.at - other.at,
  );
  return [...past, ...booked.filter(({ ahead }) => ahead), ...next(state, now)];
}

function asMoment({ balance: _, change, receiptNo, ...line }: StatementLine, { periods }: LoanState): LoanMoment {
  const { kind, at } = line;
  const moment = { ...line, amount: Math.abs(change), ...(receiptNo === null ? {} : { receiptNo }) };
  // Whether it is taken off is known when the first period is due, not when somebody looks.
  return kind === "waiver-if" ? { ...moment, at: periods[0]?.row.dueAt ?? at, ahead: true } : moment;
}

/**
 * Each payment that was overdue, when it fell due: what was owed of it then, without late fees. Also where it falls due
 * later by now, since the loan was renewed or extended.
 */
async function missed(tx: Tx, { loan, periods }: LoanState): Promise<readonly LoanMoment[]> {
  const paid = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.loanId, loan.id), eq(payment.status, "success")));
  const since = (at: number) => paid.filter(({ finishedAt }) => (finishedAt ?? 0) > at);
  const late = (at: number, amount: number): LoanMoment => ({ kind: "late", at, amount });
  const now = periods.flatMap(({ row, days, owed }, index) => {
    if (days === 0) return [];
    const parts = [owed, ...since(row.dueAt).flatMap(({ parts }) => parts?.periods[index] ?? [])];
    return [late(row.dueAt, totalOf({ ...sumParts(parts), overdue: 0 }))];
  });
  const moves = await tx
    .select()
    .from(renewal)
    .where(and(eq(renewal.loanId, loan.id), eq(renewal.state, "confirmed")));
  const before = moves.flatMap(({ kind, before, paymentId }) => {
    const index = periods.findIndex(({ row }) => row.number === before?.number);
    const period = periods[index];
    if (!before || !period) return [];
    // One extends what is overdue; one renews before the due time as well as after it.
    const wasLate = kind === "extend" || since(before.dueAt).some(({ id }) => id === paymentId);
    if (!wasLate) return [];
    const { principal, waivedFee, waivedTax } = period.row;
    const asked = principal + before.interest + before.fee + before.tax - waivedFee - waivedTax;
    const until = paid.filter(({ finishedAt }) => (finishedAt ?? 0) <= before.dueAt);
    const parts = until.flatMap(({ parts }) => parts?.periods[index] ?? []);
    return [late(before.dueAt, asked - totalOf({ ...sumParts(parts), overdue: 0 }))];
  });
  return [...before, ...now];
}

/** What is overdue at `now` (ms) as one sum, late fees in it; and the next payment that is not. */
function next({ periods }: LoanState, now: number): readonly LoanMoment[] {
  const open = openOf({ periods });
  const overdue = totalLeft(lateOf(open));
  const coming = open.find(({ days }) => days === 0);
  return [
    ...(overdue > 0 ? [{ kind: "owed", at: now, amount: overdue, ahead: true } as const] : []),
    ...(coming ? [{ kind: "due", at: coming.row.dueAt, amount: coming.left, ahead: true } as const] : []),
  ];
}
