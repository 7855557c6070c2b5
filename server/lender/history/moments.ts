import { and, asc, eq } from "drizzle-orm";
import { totalOf } from "../../../lending/allocation.ts";
import { renewal } from "../../database/tables/borrower-calls.ts";
import { event } from "../../database/tables/frame.ts";
import { ledgerTransfer } from "../../database/tables/ledger.ts";
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
 * later by now, since the loan was renewed or extended. What was paid by then, and the bank took back since, is overdue
 * from when that was.
 */
async function missed(tx: Tx, { loan, periods }: LoanState): Promise<readonly LoanMoment[]> {
  const paid = await laidOver(tx, loan.id);
  /** What was paid of a period by a time, without late fees. */
  const paidBy = (at: number, index: number) =>
    paid
      .filter(({ from, until }) => from <= at && at < until)
      .reduce((sum, { periods }) => sum + (periods[index] ?? 0), 0);
  const late = (at: number, amount: number): LoanMoment => ({ kind: "late", at, amount });
  const now = periods.flatMap(({ row, days, owed }, index) => {
    if (days === 0) return [];
    const asked = totalOf({ ...owed, overdue: 0 }) + paidBy(Number.MAX_SAFE_INTEGER, index);
    const left = (at: number) => asked - paidBy(at, index);
    const takenBack = paid.map(({ until }) => until).filter((at) => at > row.dueAt && at < Number.POSITIVE_INFINITY);
    const since = [row.dueAt, ...takenBack.sort((one, other) => one - other)].find((at) => left(at) > 0);
    return since === undefined ? [] : [late(since, left(since))];
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
    const wasLate = kind === "extend" || paid.some(({ id, from }) => id === paymentId && from > before.dueAt);
    if (!wasLate) return [];
    const { principal, waivedFee, waivedTax } = period.row;
    const asked = principal + before.interest + before.fee + before.tax - waivedFee - waivedTax;
    return [late(before.dueAt, asked - paidBy(before.dueAt, index))];
  });
  return [...before, ...now];
}

/** A payment that was laid over a loan's periods: of each what it paid without late fees (kobo), from when until when (ms). */
interface Laid {
  readonly id: string;
  readonly from: number;
  /** When the bank took it back; without end where it did not. */
  readonly until: number;
  readonly periods: readonly number[];
}

async function laidOver(tx: Tx, loanId: string): Promise<readonly Laid[]> {
  const rows = await tx
    .select({ payment, at: ledgerTransfer.at })
    .from(payment)
    .innerJoin(ledgerTransfer, and(eq(ledgerTransfer.paymentId, payment.id), eq(ledgerTransfer.kind, "repayment")))
    .where(eq(payment.loanId, loanId));
  return rows.map(({ at, payment: { id, status, finishedAt, parts } }) => ({
    id,
    from: at,
    until: status === "success" ? Number.POSITIVE_INFINITY : (finishedAt ?? at),
    periods: (parts?.periods ?? []).map((one) => totalOf({ ...one, overdue: 0 })),
  }));
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
