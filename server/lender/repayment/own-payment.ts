import { and, eq } from "drizzle-orm";
import { type PaymentRow, payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

/** A payment of this borrower; refuses with 3198 where it is not his. */
export async function ownPayment(tx: Tx, borrowerId: string, id: string): Promise<PaymentRow> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.id, id), eq(payment.borrowerId, borrowerId)));
  if (!row) throw new Refusal(STATUS.notFound);
  return row;
}
