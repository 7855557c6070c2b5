import { and, asc, eq, isNull } from "drizzle-orm";
import { bankCard, type BankCardRow } from "../../database/tables/bank.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

/** The cards of a borrower that he did not remove, first added first. */
export async function cardsOf(tx: Tx, borrowerId: string): Promise<BankCardRow[]> {
  return tx
    .select()
    .from(bankCard)
    .where(and(eq(bankCard.borrowerId, borrowerId), isNull(bankCard.removedAt)))
    .orderBy(asc(bankCard.addedAt), asc(bankCard.id));
}

/** One of his cards (3198). */
export async function cardOf(tx: Tx, borrowerId: string, id: string): Promise<BankCardRow> {
  const row = (await cardsOf(tx, borrowerId)).find((card) => card.id === id);
  if (!row) throw new Refusal(STATUS.notFound);
  return row;
}
