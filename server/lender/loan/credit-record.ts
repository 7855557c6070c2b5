import { eq } from "drizzle-orm";
import { loan } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";

/** Open and settled loans of a borrower. */
export async function loanCounts(tx: Tx, borrowerId: string): Promise<{ active: number; closed: number }> {
  const rows = await tx.select({ status: loan.status }).from(loan).where(eq(loan.borrowerId, borrowerId));
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  return { active: count("active"), closed: count("settled") };
}

/** Whether money was ever paid out to a borrower. */
export async function hasBorrowed(tx: Tx, borrowerId: string): Promise<boolean> {
  const { active, closed } = await loanCounts(tx, borrowerId);
  return active + closed > 0;
}
