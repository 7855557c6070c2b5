import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/rows.ts";
import type { Tx } from "../../database/tx.ts";
import type { LoanState } from "../loan/period-state.ts";

/** What made a loan's debt more or less; `change` and what is owed after it (`balance`) in kobo, `at` in ms. */
export interface StatementLine {
  readonly kind: string;
  readonly at: number;
  readonly change: number;
  readonly balance: number;
  /** Of a payment. */
  readonly receiptNo: string | null;
}

interface Booked {
  kind: string;
  at: number | string;
  principal: number | string;
  charges: number | string;
  receipt_no: string | null;
}

/**
 * All that was booked on what a borrower owes of a loan, in its order, and at the end the late fee that grew since it
 * was last booked: the last balance is what settles the loan at that moment (`state.left`).
 */
export async function statementLines(tx: Tx, state: LoanState, now: number): Promise<readonly StatementLine[]> {
  const booked = await rowsOf<Booked>(
    tx,
    sql`select t.kind, t.at, p.receipt_no,
          coalesce(sum(e.amount) filter (where e.account = 'principal-receivable'), 0)::bigint as principal,
          coalesce(sum(e.amount) filter (where e.account in ('charge-receivable', 'overdue-receivable')), 0)::bigint as charges
        from ledger_transfer t join ledger_entry e on e.transfer_id = t.id left join payment p on p.id = t.payment_id
        where t.loan_id = ${state.loan.id} group by t.id, t.kind, t.at, p.receipt_no order by t.at, t.id`,
  );
  const changes = booked.flatMap(({ kind, at, principal, charges, receipt_no: receiptNo }) => {
    const line = { kind, at: Number(at), receiptNo: kind === "repayment" ? receiptNo : null };
    // What was paid out, and what it costs, are two things to whoever reads it.
    if (kind === "pay-out")
      return [
        { ...line, change: Number(principal) },
        { ...line, kind: "charges", change: Number(charges) },
      ];
    return [{ ...line, change: Number(principal) + Number(charges) }];
  });
  const sum = changes.reduce((all, { change }) => all + change, 0);
  const grown = { kind: "overdue-fee", at: now, receiptNo: null, change: state.left - sum };
  let balance = 0;
  return [...changes, grown].flatMap((line) => {
    balance += line.change;
    return line.change === 0 ? [] : [{ ...line, balance }];
  });
}
