import { eq } from "drizzle-orm";
import { type PaymentParts, type PaymentRow, payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { recordEvent } from "../call/record-event.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { one } from "../../database/rows.ts";
import { mailReceipt } from "./receipt/mail-receipt.ts";

/** A payment to open; kobo and ms. */
export type NewPayment = Pick<PaymentRow, "borrowerId" | "loanId" | "method" | "amount"> &
  Partial<Pick<PaymentRow, "bankCardId" | "bankVa" | "periods" | "outcome" | "nextAt">> & { at: number };

/** Opens a payment in process; also for personas whose payment stays so. */
export async function openPayment(tx: Tx, { at, ...given }: NewPayment): Promise<PaymentRow> {
  const id = newGid();
  const row = one(
    await tx
      .insert(payment)
      .values({ ...given, id, receiptNo: `R${id.slice(0, 10).toUpperCase()}`, status: "process", createdAt: at })
      .returning(),
  );
  await recordEvent(tx, {
    at,
    borrowerId: given.borrowerId,
    subject: "payment",
    subjectId: id,
    kind: "opened",
    detail: { amount: given.amount },
  });
  return row;
}

/** Notes what became of a payment. */
export async function closePayment(
  tx: Tx,
  row: PaymentRow,
  change: Partial<PaymentRow> & { status: "success" | "failed"; finishedAt: number },
): Promise<PaymentRow> {
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

/** Notes that a payment succeeded at `at` (ms), what it paid, and what was left of its loan right after it, which its receipt says for ever (S13), also by mail. */
export async function completePayment(tx: Tx, row: PaymentRow, parts: PaymentParts, at: number): Promise<PaymentRow> {
  const { borrowerId, loanId } = row;
  const state = loanId === null ? null : await findLoanState(tx, borrowerId, loanId, at);
  const loanLeft = state?.left ?? 0;
  if (state) await mailReceipt(tx, row, { loanNo: state.loan.loanNo, left: loanLeft, at });
  return closePayment(tx, row, { status: "success", failure: null, parts, loanLeft, finishedAt: at, nextAt: null });
}
