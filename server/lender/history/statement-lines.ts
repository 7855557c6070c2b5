import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/rows.ts";
import type { Tx } from "../../database/tx.ts";
import type { LoanState } from "../loan/period-state.ts";
import { unbookedFees } from "../loan/late/unbooked-fees.ts";

/** What made a loan's debt more or less; `change` and what is owed after it (`balance`) in kobo, `at` in ms. */
export interface StatementLine {
  readonly kind: string;
  readonly at: number;
  readonly change: number;
  readonly balance: number;
  /** Of a payment. */
  readonly receiptNo: string | null;
  /** Of a payment that came out of his credit, and of its reversal. */
  readonly fromCredit?: true;
}

type Change = Omit<StatementLine, "balance">;

interface Booked {
  kind: string;
  at: number | string;
  principal: number | string;
  charges: number | string;
  receipt_no: string | null;
  method: string | null;
}

/**
 * All that was booked on what a borrower owes of a loan, in its order; then the late fee that grew since it was last
 * booked, by months, and what is taken off if the first payment is on time: the last balance is what settles the loan
 * at that moment (`state.left`).
 */
export async function statementLines(tx: Tx, state: LoanState, now: number): Promise<readonly StatementLine[]> {
  const booked = await rowsOf<Booked>(
    tx,
    sql`select t.kind, t.at, p.receipt_no, p.method,
          coalesce(sum(e.amount) filter (where e.account = 'principal-receivable'), 0)::bigint as principal,
          coalesce(sum(e.amount) filter (where e.account in ('charge-receivable', 'overdue-receivable')), 0)::bigint as charges
        from ledger_transfer t join ledger_entry e on e.transfer_id = t.id left join payment p on p.id = t.payment_id
        where t.loan_id = ${state.loan.id} group by t.id, t.kind, t.at, p.receipt_no, p.method order by t.at, t.id`,
  );
  const changes = [...booked.flatMap(changesOf), ...unbooked(state, Number(booked.at(-1)?.at ?? now), now)];
  let balance = 0;
  return changes.flatMap((line) => {
    balance += line.change;
    return line.change === 0 ? [] : [{ ...line, balance }];
  });
}

/** A late fee that grew day by day is told once, as it stood before something else happened. */
export function joinFees(lines: readonly StatementLine[]): readonly StatementLine[] {
  const all: StatementLine[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last?.kind === "overdue-fee" && line.kind === "overdue-fee")
      all[all.length - 1] = { ...line, change: last.change + line.change };
    else all.push(line);
  }
  return all;
}

function changesOf({ kind, at, principal, charges, receipt_no, method }: Booked): readonly Change[] {
  const ofPayment = kind.startsWith("repayment");
  const fromCredit = ofPayment && method === "credit" ? ({ fromCredit: true } as const) : {};
  const line = { kind, at: Number(at), receiptNo: ofPayment ? receipt_no : null, ...fromCredit };
  // What was paid out, and what it costs, are two things to whoever reads it.
  if (kind === "pay-out")
    return [
      { ...line, change: Number(principal) },
      { ...line, kind: "charges", change: Number(charges) },
    ];
  return [{ ...line, change: Number(principal) + Number(charges) }];
}

/** What no transfer says yet, since the last at `since` (ms). */
function unbooked(state: LoanState, since: number, now: number): readonly Change[] {
  const fees = unbookedFees(state, since, now).map(({ at, amount }) => ({ kind: "overdue-fee", at, change: amount }));
  const waived = state.periods.reduce((sum, { reduced, row }) => sum + reduced - row.waivedFee - row.waivedTax, 0);
  return [...fees, { kind: "waiver-if", at: now, change: -waived }].map((line) => ({ ...line, receiptNo: null }));
}
