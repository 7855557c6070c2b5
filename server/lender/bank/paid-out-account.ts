import { eq } from "drizzle-orm";
import { bankAccount } from "../../database/tables/bank.ts";
import type { Tx } from "../../database/tx.ts";

/** The account that a loan goes to, its number masked; empty where the loan has none. */
export async function paidOutAccount(tx: Tx, id: string | null): Promise<{ bankShortName: string; accountNo: string }> {
  const [row] = id === null ? [] : await tx.select().from(bankAccount).where(eq(bankAccount.id, id));
  if (!row) return { bankShortName: "", accountNo: "" };
  return { bankShortName: row.bankShortName, accountNo: `${row.accountNo.slice(0, 2)}****${row.accountNo.slice(-4)}` };
}
