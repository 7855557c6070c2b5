import { sql } from "drizzle-orm";
import type { Tx } from "../../database/tx.ts";
import { one, rowsOf } from "../../database/rows.ts";

/** All accounts with their balances in kobo; `sum` is zero at any time. */
export interface LedgerSheet {
  accounts: { code: string; kind: string; balance: number }[];
  sum: number;
  transfers: number;
}

/** Adds up the ledger. */
export async function ledgerSheet(tx: Tx): Promise<LedgerSheet> {
  const accounts = await rowsOf<LedgerSheet["accounts"][number]>(
    tx,
    sql`select a.code, a.kind, coalesce(sum(e.amount), 0)::bigint as balance
        from ledger_account a left join ledger_entry e on e.account = a.code group by a.code, a.kind order by a.code`,
  );
  const counted = await rowsOf<{ transfers: number }>(
    tx,
    sql`select count(*)::bigint as transfers from ledger_transfer`,
  );
  return { accounts, sum: accounts.reduce((sum, { balance }) => sum + balance, 0), transfers: one(counted).transfers };
}

/** What the borrower paid too much and was not given back, in kobo. */
export async function creditBalance(tx: Tx, borrowerId: string): Promise<number> {
  const rows = await rowsOf<{ balance: number }>(
    tx,
    sql`select coalesce(-sum(e.amount), 0)::bigint as balance from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
        where e.account = 'borrower-credit' and t.borrower_id = ${borrowerId}`,
  );
  return one(rows).balance;
}
