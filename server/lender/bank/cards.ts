import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { bankCard, type BankCardRow } from "../../database/tables/bank.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

/** The cards of a borrower that he did not remove: the one that he chose last first, then as they were added. */
export async function cardsOf(tx: Tx, borrowerId: string): Promise<BankCardRow[]> {
  return tx
    .select()
    .from(bankCard)
    .where(and(eq(bankCard.borrowerId, borrowerId), isNull(bankCard.removedAt)))
    .orderBy(desc(sql`coalesce(${bankCard.chosenAt}, 0)`), asc(bankCard.addedAt), asc(bankCard.id));
}

/** One of his cards (3198). */
export async function cardOf(tx: Tx, borrowerId: string, id: string): Promise<BankCardRow> {
  const row = (await cardsOf(tx, borrowerId)).find((card) => card.id === id);
  if (!row) throw new Refusal(STATUS.notFound);
  return row;
}
