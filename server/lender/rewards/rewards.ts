import { desc, eq, sql } from "drizzle-orm";
import { redBag } from "../../database/tables/borrower-calls.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { newGid } from "../call/new-gid.ts";
import { one, rowsOf } from "../../database/rows.ts";

/** Least amount of a withdrawal, kobo (V7). */
const MINIMUM = 100_000;

/** The least that this borrower may withdraw at once, kobo. */
export function withdrawalMinimum({ flags }: BorrowerRow): number {
  return flags.withdrawalMinimum ?? MINIMUM;
}

/** Gives cash that can be withdrawn; kobo and ms. */
export async function giveRedBag(
  tx: Tx,
  given: { borrowerId: string; source: "invitation" | "activity"; amount: number; at: number },
): Promise<void> {
  const { borrowerId, amount, at } = given;
  await tx.insert(redBag).values({ ...given, id: newGid() });
  const subject = { kind: "reward", at, borrowerId };
  await postTransfer(tx, subject, { "reward-expense": amount, "reward-payable": -amount });
}

/** The cash that a borrower was given, newest first. */
export async function redBagsOf(tx: Tx, borrowerId: string) {
  return tx.select().from(redBag).where(eq(redBag.borrowerId, borrowerId)).orderBy(desc(redBag.at), desc(redBag.id));
}

/** What can be withdrawn now: what the ledger owes him as reward; kobo. */
export async function withdrawable(tx: Tx, borrowerId: string): Promise<number> {
  const rows = await rowsOf<{ balance: number }>(
    tx,
    sql`select coalesce(-sum(e.amount), 0)::bigint as balance from ledger_entry e
        join ledger_transfer t on t.id = e.transfer_id
        where e.account = 'reward-payable' and t.borrower_id = ${borrowerId}`,
  );
  return one(rows).balance;
}
