import { asc, eq } from "drizzle-orm";
import { type PaymentRow, payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { REPAY_STATUS } from "../loan/status-code.ts";

/** How the latest card payment or arrived transfer of each loan stands, by loanGid; a transfer that is only announced does not count. */
export async function refundingStatuses(tx: Tx, borrowerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select()
    .from(payment)
    .where(eq(payment.borrowerId, borrowerId))
    .orderBy(asc(payment.createdAt));
  return latestStatuses(rows);
}

/** The same of payments in their order. */
export function latestStatuses(
  rows: readonly Pick<PaymentRow, "loanId" | "method" | "status">[],
): ReadonlyMap<string, number> {
  const statuses = new Map<string, number>();
  for (const { loanId, method, status } of rows) {
    if (loanId !== null && (method === "card" || status === "success")) statuses.set(loanId, REPAY_STATUS[status]);
  }
  return statuses;
}
