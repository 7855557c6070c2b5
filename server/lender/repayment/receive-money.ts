import { and, eq } from "drizzle-orm";
import { allocate, type PaidParts, sumParts, totalOf } from "../../../lending/allocation.ts";
import { installment, loan } from "../../database/tables/loan.ts";
import type { PaymentParts } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { accrueOverdue } from "../loan/late/accrue-overdue.ts";
import type { LoanState, PeriodState } from "../loan/period-state.ts";
import { recordEvent } from "../call/record-event.ts";

const NOTHING: PaidParts = sumParts([]);

/** Money that arrived for a loan. `state` must be as of `at`; kobo and ms. */
export interface ReceivedMoney {
  state: LoanState;
  amount: number;
  at: number;
  paymentId: string;
  /** Where it came from: what was overpaid before comes from no bank. */
  from?: "bank" | "borrower-credit";
}

/** Lays money over a loan's periods and books it; returns what it paid, and what was too much (V13, F4). */
export async function receiveMoney(tx: Tx, received: ReceivedMoney): Promise<PaymentParts> {
  const { state, amount, at, paymentId, from = "bank" } = received;
  const { loan: row, periods } = state;
  await accrueOverdue(tx, state, at);
  const { periods: paid, credit } = allocate(
    periods.map(({ owed }) => owed),
    amount,
  );
  for (const [index, period] of periods.entries()) {
    const change = paidPeriod(period, paid[index] ?? NOTHING, at);
    if (!change) continue;
    const { loanId, number } = period.row;
    const where = and(eq(installment.loanId, loanId), eq(installment.number, number));
    await tx.update(installment).set(change).where(where);
  }
  const sum = sumParts(paid);
  const subject = { at, borrowerId: row.borrowerId, loanId: row.id };
  await postTransfer(
    tx,
    { ...subject, kind: "repayment", paymentId },
    {
      ...(from === "bank" ? { bank: amount, "borrower-credit": -credit } : { "borrower-credit": amount - credit }),
      "overdue-receivable": -sum.overdue,
      "charge-receivable": -(sum.tax + sum.fee + sum.interest),
      "principal-receivable": -sum.principal,
    },
  );
  await waiveSecond(tx, state, paid[0], { at, paymentId });
  if (amount - credit === state.left) {
    await tx.update(loan).set({ status: "settled", settledAt: at }).where(eq(loan.id, row.id));
    await recordEvent(tx, { at, borrowerId: row.borrowerId, subject: "loan", subjectId: row.id, kind: "settled" });
  }
  return { ...sum, credit, periods: paid };
}

/** What a payment of `paid` at `at` (ms) makes of a period: the overdue fee grows anew once principal was paid. Nothing where it does not concern it. */
export function paidPeriod({ row, overdue, days, left }: PeriodState, paid: PaidParts, at: number) {
  const amount = totalOf(paid);
  if (row.settledAt !== null || (amount === 0 && left > 0)) return null;
  return {
    paidOverdue: row.paidOverdue + paid.overdue,
    paidTax: row.paidTax + paid.tax,
    paidFee: row.paidFee + paid.fee,
    paidInterest: row.paidInterest + paid.interest,
    paidPrincipal: row.paidPrincipal + paid.principal,
    ...(paid.principal > 0 ? { baseOverdue: overdue, baseDays: days } : {}),
    ...(amount === left ? { settledAt: at } : {}),
  };
}

/** Books the waiver of the second period at the moment at which the first is settled. */
async function waiveSecond(
  tx: Tx,
  state: LoanState,
  paidFirst: PaidParts | undefined,
  when: { at: number; paymentId: string },
): Promise<void> {
  const { loan: row } = state;
  const waived = waivedBy(state, paidFirst);
  if (!waived) return;
  const { waivedFee, waivedTax } = waived;
  await tx
    .update(installment)
    .set(waived)
    .where(and(eq(installment.loanId, row.id), eq(installment.number, 2)));
  await postTransfer(
    tx,
    { kind: "waiver", ...when, borrowerId: row.borrowerId, loanId: row.id },
    { "waiver-expense": waivedFee, "tax-payable": waivedTax, "charge-receivable": -(waivedFee + waivedTax) },
  );
}

/** What of the second period is waived by paying this of the first: nothing unless that settles it (F4). */
export function waivedBy({ periods: [first, second] }: LoanState, paidFirst: PaidParts | undefined) {
  const settledNow = first && paidFirst && first.row.settledAt === null && totalOf(paidFirst) === first.left;
  if (!settledNow || !second || second.reduced === 0) return null;
  return { waivedFee: second.row.fee - second.row.paidFee, waivedTax: second.row.tax - second.row.paidTax };
}
