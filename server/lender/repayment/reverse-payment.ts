import { and, asc, desc, eq, getTableColumns, notInArray } from "drizzle-orm";
import { type PaidParts, sumParts, totalOf } from "../../../lending/allocation.ts";
import { ledgerTransfer } from "../../database/tables/ledger.ts";
import { type InstallmentRow, installment, loan } from "../../database/tables/loan.ts";
import { type PaymentRow, payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { lockBorrower } from "../call/lock-borrower.ts";
import { creditBalance } from "../ledger/ledger-sheet.ts";
import { postOpposite } from "../ledger/post-opposite.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { naira } from "../../../lending/format/naira.ts";
import { recordEvent } from "../call/record-event.ts";
import { sendNote } from "../notes/send-note.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { spendCredit } from "./spend-credit.ts";
import { undoRenewal } from "./undo-renewal.ts";
import { one } from "../../database/rows.ts";

/**
 * The bank takes a payment back: every account and every period is as it was before it. Where what it overpaid was spent,
 * so is what that paid; what no bank paid is taken back by none. Refuses with 3198, and with 3199 what did not succeed,
 * what came out of credit (`fromCredit`), and what a renewal stands on under a later payment (`later`). `at` in ms.
 */
export async function reversePayment(tx: Tx, id: string, at: number): Promise<PaymentRow> {
  const [named] = await tx.select({ borrowerId: payment.borrowerId }).from(payment).where(eq(payment.id, id));
  if (!named) throw new Refusal(STATUS.notFound);
  await lockBorrower(tx, named.borrowerId);
  const [row] = await tx.select().from(payment).where(eq(payment.id, id));
  if (row?.status !== "success") throw new Refusal(STATUS.illegal);
  if (row.method === "credit") throw new Refusal(STATUS.illegal, { content: { fromCredit: true } });
  await takeBackSpent(tx, row, at);
  const changed = await takeBack(tx, row, at);
  const { borrowerId, amount } = row;
  await sendNote(tx, { borrowerId, kind: "payment-taken-back", at, args: { amount: naira(amount) } });
  await spendCredit(tx, row.borrowerId, at);
  return changed;
}

/** Takes back, newest first, as many payments from a borrower's credit as it needs to hold what this payment gave it. */
async function takeBackSpent(tx: Tx, { borrowerId, parts }: PaymentRow, at: number): Promise<void> {
  while ((await creditBalance(tx, borrowerId)) < (parts?.credit ?? 0)) {
    const [last] = await tx
      .select(getTableColumns(payment))
      .from(payment)
      .innerJoin(ledgerTransfer, eq(ledgerTransfer.paymentId, payment.id))
      .where(and(eq(payment.borrowerId, borrowerId), eq(payment.method, "credit"), eq(payment.status, "success")))
      .orderBy(desc(ledgerTransfer.id))
      .limit(1);
    if (!last) return;
    await takeBack(tx, last, at);
  }
}

async function takeBack(tx: Tx, row: PaymentRow, at: number): Promise<PaymentRow> {
  const { id } = row;
  if (!row.parts) throw new Refusal(STATUS.illegal);
  await reverseTransfers(tx, row, at);
  if (row.loanId && row.parts.periods.length > 0) await reopenPeriods(tx, row, row.loanId, row.parts.periods, at);
  await undoRenewal(tx, row, at);
  const change = { status: "failed", failure: "reversed", loanLeft: null, finishedAt: at } as const;
  const changed = one(await tx.update(payment).set(change).where(eq(payment.id, id)).returning());
  await recordEvent(tx, {
    at,
    borrowerId: row.borrowerId,
    subject: "payment",
    subjectId: id,
    kind: "reversed",
    detail: { amount: row.amount },
  });
  return changed;
}

async function reverseTransfers(tx: Tx, { id, borrowerId, loanId }: PaymentRow, at: number): Promise<void> {
  const transfers = await tx
    .select()
    .from(ledgerTransfer)
    // A waiver goes with the period whose payment it was for, a renewal with any payment that it stands on.
    .where(and(eq(ledgerTransfer.paymentId, id), notInArray(ledgerTransfer.kind, ["waiver", "renewal"])))
    .orderBy(asc(ledgerTransfer.id));
  for (const transfer of transfers) await postOpposite(tx, transfer, { at, borrowerId, loanId, paymentId: id });
}

async function reopenPeriods(
  tx: Tx,
  { id: paymentId, borrowerId }: PaymentRow,
  loanId: string,
  paid: readonly PaidParts[],
  at: number,
): Promise<void> {
  const rows = await tx
    .select()
    .from(installment)
    .where(eq(installment.loanId, loanId))
    .orderBy(asc(installment.number));
  for (const { number, ...change } of reopened(rows, paid))
    await tx
      .update(installment)
      .set(change)
      .where(and(eq(installment.loanId, loanId), eq(installment.number, number)));
  const second = rows[1];
  if (second && firstReopens(rows, paid)) {
    const { waivedFee, waivedTax } = second;
    await postTransfer(
      tx,
      { kind: "waiver-reversal", at, borrowerId, loanId, paymentId },
      { "waiver-expense": -waivedFee, "tax-payable": -waivedTax, "charge-receivable": waivedFee + waivedTax },
    );
  }
  await tx
    .update(loan)
    .set({ status: "active", settledAt: null })
    .where(and(eq(loan.id, loanId), eq(loan.status, "settled")));
}

/** The periods (by their number) that a payment had paid, as they are without it: what it settled is open, and what it waived is owed. */
export function reopened(rows: readonly InstallmentRow[], paid: readonly PaidParts[]) {
  const unwaived = firstReopens(rows, paid);
  return rows.flatMap((row, index) => {
    const parts = paid[index] ?? sumParts([]);
    const unwaive = unwaived && row.number === 2 && row.waivedFee + row.waivedTax > 0;
    return totalOf(parts) === 0 && !unwaive ? [] : [withoutPayment(row, parts, unwaive)];
  });
}

/** Whether the first period was settled, in part by this payment: without it the second is owed in full (F4). */
function firstReopens([first]: readonly InstallmentRow[], [paid]: readonly PaidParts[]): boolean {
  return paid !== undefined && totalOf(paid) > 0 && first?.settledAt !== null;
}

function withoutPayment(row: InstallmentRow, paid: PaidParts, unwaive: boolean) {
  return {
    number: row.number,
    paidOverdue: row.paidOverdue - paid.overdue,
    paidTax: row.paidTax - paid.tax,
    paidFee: row.paidFee - paid.fee,
    paidInterest: row.paidInterest - paid.interest,
    paidPrincipal: row.paidPrincipal - paid.principal,
    settledAt: null,
    ...(unwaive ? { waivedFee: 0, waivedTax: 0 } : {}),
  };
}
