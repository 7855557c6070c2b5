import { sql } from "drizzle-orm";
import { rowsOf } from "../../server/database/rows.ts";
import type { Tx } from "../../server/database/tx.ts";

/** What a loan costs, kobo. */
interface Terms {
  readonly principal: number;
  readonly interest: number;
  readonly fee: number;
  readonly tax: number;
  readonly dueTotal: number;
}

/** The lender's books, of one borrower and of all. */
export interface Books {
  /** His loans by id, the one that is owed last. */
  readonly loans: Readonly<Record<string, Terms>>;
  /** Kobo, over all accounts. */
  readonly ledger: number;
  /** Transfers that are not balanced in themselves. */
  readonly unbalanced: number;
  /** Loans that were paid out and payments that were received more than once. */
  readonly twice: number;
  /** Periods of which more was paid than is owed. */
  readonly overpaid: number;
  /** Borrowers who have more than one application under way. */
  readonly several: number;
  /** Borrowers who owe more principal, or applied for more, than their lines come to. */
  readonly beyond: number;
}

export async function booksOf(tx: Tx, persona: number): Promise<Books> {
  const [sums] = await rowsOf<Omit<Books, "loans">>(
    tx,
    sql`select
      (select coalesce(sum(amount), 0)::bigint from ledger_entry) as "ledger",
      (select count(*)::int from (select 1 from ledger_entry group by transfer_id having sum(amount) <> 0) wrong)
        as "unbalanced",
      (select count(*)::int from (select 1 from ledger_transfer where kind in ('pay-out', 'repayment')
        group by kind, loan_id, payment_id having count(*) > 1) again) as "twice",
      (select count(*)::int from installment where paid_principal < 0 or paid_principal > principal) as "overpaid",
      (select count(*)::int from (select 1 from loan where status in ('review', 'approved', 'disbursing')
        group by borrower_id having count(*) > 1) more) as "several",
      (select count(*)::int from (select 1 from loan l join borrower b on b.id = l.borrower_id
        where l.status in ('review', 'approved', 'disbursing', 'active') group by b.id
        having sum(coalesce((select sum(principal - paid_principal) from installment where loan_id = l.id), l.principal))
          > max(b.credit_limit + b.sub_credit_limit)) more) as "beyond"`,
  );
  if (!sums) throw new Error("the books gave no row");
  const loans = await rowsOf<Terms & { id: string }>(
    tx,
    sql`select l.id, l.principal, l.interest, l.fee, l.tax, l.due_total as "dueTotal"
      from loan l join borrower b on b.id = l.borrower_id where b.persona = ${persona}
      order by l.settled_at is null, l.applied_at`,
  );
  return { ...sums, loans: Object.fromEntries(loans.map(({ id, ...terms }) => [id, terms])) };
}
