import { eq } from "drizzle-orm";
import { person, type PersonRow } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";

/** What the lender knows of a borrower; `lock` holds the row until the transaction ends. */
export async function personOf(tx: Tx, borrowerId: string, lock = false): Promise<PersonRow> {
  const query = tx.select().from(person).where(eq(person.borrowerId, borrowerId));
  const [row] = lock ? await query.for("update") : await query;
  if (!row) throw new Error("a borrower has no person row");
  return row;
}
