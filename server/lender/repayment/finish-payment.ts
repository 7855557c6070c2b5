import { eq } from "drizzle-orm";
import { type PaymentRow, payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import type { LoanState } from "../loan/period-state.ts";
import { recordEvent } from "../call/record-event.ts";
import { confirmRenewal } from "./confirm-renewal.ts";
import { receiveMoney } from "./receive-money.ts";
import { one } from "../../database/rows.ts";

/** The money of a payment arrived: lays it over the loan, or keeps it as credit where no loan is open. `state` as of `at`. */
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
  return finish(tx, row, { status: "success", parts, finishedAt: at, nextAt: null });
}

/** The payment came to nothing; `failure` is a code of the failure texts. */
export function failPayment(tx: Tx, row: PaymentRow, failure: string, at: number): Promise<PaymentRow> {
  return finish(tx, row, { status: "failed", failure, finishedAt: at, nextAt: null });
}

async function finish(
  tx: Tx,
  row: PaymentRow,
  change: Partial<PaymentRow> & { status: "success" | "failed"; finishedAt: number },
) {
  const changed = one(await tx.update(payment).set(change).where(eq(payment.id, row.id)).returning());
  await recordEvent(tx, {
    at: change.finishedAt,
    borrowerId: row.borrowerId,
    subject: "payment",
    subjectId: row.id,
    kind: change.status,
    detail: { amount: row.amount },
  });
  return changed;
}
