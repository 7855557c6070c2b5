import { and, asc, eq } from "drizzle-orm";
import { event } from "../../database/tables/frame.ts";
import type { Tx } from "../../database/tx.ts";
import type { LoanState } from "../loan/period-state.ts";
import { joinFees, type StatementLine, statementLines } from "./statement-lines.ts";

/** Something that happened to a loan, or that comes next; `amount` in kobo, `at` in ms. */
export interface LoanMoment {
  readonly kind: string;
  readonly at: number;
  readonly amount?: number;
  /** Of a payment. */
  readonly receiptNo?: string;
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
 * All that happened to a loan until `now` (ms), oldest first, and its next payment. Its late fees, payments and waivers
 * come to what the loan's own figures say.
 */
export async function momentsOf(tx: Tx, state: LoanState, now: number): Promise<readonly LoanMoment[]> {
  const ofLoan = and(eq(event.subject, "loan"), eq(event.subjectId, state.loan.id));
  const events = await tx.select().from(event).where(ofLoan).orderBy(asc(event.at), asc(event.id));
  const happened = events.filter(({ kind }) => told.has(kind)).map(({ kind, at }): LoanMoment => ({ kind, at }));
  const booked = joinFees(await statementLines(tx, state, now)).map(asMoment);
  // A stable sort: what was booked at a moment comes before what followed from it.
  const past = [...booked.filter(({ ahead }) => !ahead), ...happened].sort((one, other) => one.at - other.at);
  return [...past, ...booked.filter(({ ahead }) => ahead), ...next(state)];
}

function asMoment({ kind, at, change, receiptNo }: StatementLine): LoanMoment {
  const moment = { kind, at, amount: Math.abs(change), ...(receiptNo === null ? {} : { receiptNo }) };
  return kind === "waiver-if" ? { ...moment, ahead: true } : moment;
}

function next({ periods }: LoanState): readonly LoanMoment[] {
  const open = periods.find(({ row }) => row.settledAt === null);
  if (!open) return [];
  return [{ kind: open.days > 0 ? "late" : "due", at: open.row.dueAt, amount: open.left, ahead: true }];
}
