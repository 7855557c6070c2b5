import { sql } from "drizzle-orm";
import type { Tx } from "../../database/tx.ts";

/** All accounts with their balances in kobo; `sum` is zero at any time. */
export interface LedgerSheet {
  accounts: { code: string; kind: string; balance: number }[];
  sum: number;
  transfers: number;
}

/** Adds up the ledger. */
export async function ledgerSheet(tx: Tx): Promise<LedgerSheet> {
  const accounts = await rows<LedgerSheet["accounts"][number]>(
    tx,
    sql`select a.code, a.kind, coalesce(sum(e.amount), 0)::bigint as balance
        from ledger_account a left join ledger_entry e on e.account = a.code group by a.code, a.kind order by a.code`,
  );
  const [count] = await rows<{ transfers: number }>(tx, sql`select count(*)::bigint as transfers from ledger_transfer`);
  return { accounts, sum: accounts.reduce((sum, { balance }) => sum + balance, 0), transfers: count!.transfers };
}

/** What the borrower paid too much and was not given back, in kobo. */
export async function creditBalance(tx: Tx, borrowerId: string): Promise<number> {
  const [row] = await rows<{ balance: number }>(
    tx,
    sql`select coalesce(-sum(e.amount), 0)::bigint as balance from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
        where e.account = 'borrower-credit' and t.borrower_id = ${borrowerId}`,
  );
  return row!.balance;
}

async function rows<T>(tx: Tx, query: ReturnType<typeof sql>): Promise<T[]> {
  const result = (await tx.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}
