import { eq } from "drizzle-orm";
import { borrower } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";

/** Locks a borrower's row until the transaction ends: all that changes his money waits here. */
export async function lockBorrower(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: borrower.id }).from(borrower).where(eq(borrower.id, id)).for("update");
}
