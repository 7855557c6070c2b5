import { and, eq, max } from "drizzle-orm";
import { ledgerTransfer } from "../../../database/tables/ledger.ts";
import { installment } from "../../../database/tables/loan.ts";
import type { Tx } from "../../../database/tx.ts";
import { postTransfer } from "../../ledger/post-transfer.ts";
import type { LoanState } from "../period-state.ts";
import { unbookedFees } from "./unbooked-fees.ts";

/** Books the overdue fee that grew until `now` (ms) since it was last booked, at the moments at which it did. */
export async function accrueOverdue(tx: Tx, state: LoanState, now: number): Promise<void> {
  const { loan, periods } = state;
  const grown = periods.filter(({ row, overdue }) => overdue !== row.overdue);
  if (grown.length === 0) return;
  for (const { row, overdue } of grown)
    await tx
      .update(installment)
      .set({ overdue })
      .where(and(eq(installment.loanId, row.loanId), eq(installment.number, row.number)));
  const [last] = await tx
    .select({ at: max(ledgerTransfer.at) })
    .from(ledgerTransfer)
    .where(eq(ledgerTransfer.loanId, loan.id));
  for (const { at, amount } of unbookedFees(state, last?.at ?? now, now))
    await postTransfer(
      tx,
      { kind: "overdue-fee", at, borrowerId: loan.borrowerId, loanId: loan.id },
      { "overdue-receivable": amount, "overdue-income": -amount },
    );
}
