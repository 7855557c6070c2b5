import { and, eq, inArray } from "drizzle-orm";
import { loan, OPEN } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";

/** Whether a borrower owes, or has a loan under way. */
export async function hasOpenLoan(tx: Tx, borrowerId: string): Promise<boolean> {
  const open = inArray(loan.status, OPEN);
  const [owed] = await tx
    .select({ id: loan.id })
    .from(loan)
    .where(and(eq(loan.borrowerId, borrowerId), open));
  return owed !== undefined;
}
