import { and, eq, gte, ne } from "drizzle-orm";
import { payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";

/** Whether a borrower has paid something since `moment` (ms), or it is still being checked; what failed does not count. */
export async function paidSince(tx: Tx, borrowerId: string, moment: number): Promise<boolean> {
  const [paid] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.borrowerId, borrowerId), gte(payment.createdAt, moment), ne(payment.status, "failed")))
    .limit(1);
  return paid !== undefined;
}
