import { sql } from "drizzle-orm";
import { one, rowsOf } from "../../database/rows.ts";
import type { Tx } from "../../database/tx.ts";

/** What the ledger owes a borrower on an account, kobo. */
export async function owedAs(
  tx: Tx,
  borrowerId: string,
  account: "reward-payable" | "activation-payable",
): Promise<number> {
  const rows = await rowsOf<{ balance: number }>(
    tx,
    sql`select coalesce(-sum(e.amount), 0)::bigint as balance from ledger_entry e
        join ledger_transfer t on t.id = e.transfer_id
        where e.account = ${account} and t.borrower_id = ${borrowerId}`,
  );
  return one(rows).balance;
}
