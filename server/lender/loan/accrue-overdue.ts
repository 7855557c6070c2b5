import { and, eq } from "drizzle-orm";
import { installment } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import type { LoanState } from "./period-state.ts";

/** Books the overdue fee that grew since it was last booked; `at` in ms. */
export async function accrueOverdue(tx: Tx, { loan, periods }: LoanState, at: number): Promise<void> {
  for (const { row, overdue } of periods) {
    const grown = overdue - row.overdue;
    if (grown === 0) continue;
    await tx
      .update(installment)
      .set({ overdue })
      .where(and(eq(installment.loanId, row.loanId), eq(installment.number, row.number)));
    await postTransfer(
      tx,
      { kind: "overdue-fee", at, borrowerId: loan.borrowerId, loanId: loan.id },
      { "overdue-receivable": grown, "overdue-income": -grown },
    );
  }
}
