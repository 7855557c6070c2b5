import { and, eq } from "drizzle-orm";
import { installment, type LoanRow, loan } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { findLoanState } from "../loan/find-loan.ts";
import type { PeriodState } from "../loan/period-state.ts";
import { sendNote } from "../notes/send-note.ts";
import {
  anotherPeriod,
  beforeRenewal,
  chargesOwed,
  endRenewal,
  renewablePeriod,
  renewalsOf,
  waits,
} from "./renewals.ts";

/**
 * A payment arrived for a loan whose renewal is applied for: when all but the principal is paid the loan runs for
 * another period from `at` (ms), with new charges on what is left of the principal. A loan that it settled needs none.
 */
export async function confirmRenewal(
  tx: Tx,
  paid: { borrowerId: string; loanId: string; paymentId: string; at: number },
): Promise<void> {
  const { borrowerId, loanId, paymentId, at } = paid;
  const applied = (await renewalsOf(tx, borrowerId)).get(loanId)?.renew;
  if (!applied || !waits(applied, at)) return;
  const state = await findLoanState(tx, borrowerId, loanId, at);
  if (state.loan.status !== "active") return void (await endRenewal(tx, applied, { state: "cancelled" }, at));
  const period = renewablePeriod(state);
  if (!period || chargesOwed(period) > 0) return;
  await bookRenewal(tx, state.loan, period, { paymentId, at });
  await endRenewal(tx, applied, { state: "confirmed", paymentId, before: beforeRenewal(state, period) }, at);
  await sendNote(tx, { borrowerId, kind: "renewal-confirmed", at });
}

/** Lays the charges of another period on what is left of the principal. */
async function bookRenewal(
  tx: Tx,
  agreed: LoanRow,
  { row, owed }: PeriodState,
  { paymentId, at }: { paymentId: string; at: number },
): Promise<void> {
  const { id: loanId, borrowerId, interest, fee, tax, dueTotal } = agreed;
  const { cost: added, dueAt } = anotherPeriod(agreed, owed.principal, at);
  const charges = { interest: row.interest + added.interest, fee: row.fee + added.fee, tax: row.tax + added.tax };
  await tx
    .update(installment)
    .set({ ...charges, dueAt, baseOverdue: row.overdue, baseDays: 0 })
    .where(and(eq(installment.loanId, loanId), eq(installment.number, row.number)));
  const sum = added.interest + added.fee + added.tax;
  const total = { interest: interest + added.interest, fee: fee + added.fee, tax: tax + added.tax };
  await tx
    .update(loan)
    .set({ ...total, dueTotal: dueTotal + sum, dueAt })
    .where(eq(loan.id, loanId));
  await postTransfer(
    tx,
    { kind: "renewal", at, borrowerId, loanId, paymentId },
    {
      "charge-receivable": sum,
      "interest-income": -added.interest,
      "fee-income": -added.fee,
      "tax-payable": -added.tax,
    },
  );
}
