import type { PaymentRow } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import type { LoanState } from "../loan/period-state.ts";
import { confirmRenewal } from "./confirm-renewal.ts";
import { closePayment, completePayment } from "./open-payment.ts";
import { receiveMoney } from "./receive-money.ts";
import { spendCredit } from "./spend-credit.ts";

/**
 * The money of a payment arrived: lays it over the loan, or keeps it as credit where no loan is open; what was too much
 * pays what else is owed. `state` as of `at`.
 */
export async function succeedPayment(
  tx: Tx,
  row: PaymentRow,
  state: LoanState | null,
  at: number,
): Promise<PaymentRow> {
  const { amount, borrowerId } = row;
  const open = state?.loan.status === "active";
  const parts = open
    ? await receiveMoney(tx, { state, amount, at, paymentId: row.id })
    : { overdue: 0, tax: 0, fee: 0, interest: 0, principal: 0, credit: amount, periods: [] };
  if (!open) {
    const subject = { kind: "credit", at, borrowerId, loanId: row.loanId, paymentId: row.id };
    await postTransfer(tx, subject, { bank: amount, "borrower-credit": -amount });
  }
  if (open) await confirmRenewal(tx, { borrowerId, loanId: state.loan.id, paymentId: row.id, at });
  const changed = await completePayment(tx, row, parts, at);
  await spendCredit(tx, borrowerId, at);
  return changed;
}

/** The payment came to nothing; `failure` is a code of the failure texts. */
export function failPayment(tx: Tx, row: PaymentRow, failure: string, at: number): Promise<PaymentRow> {
  return closePayment(tx, row, { status: "failed", failure, finishedAt: at, nextAt: null });
}
