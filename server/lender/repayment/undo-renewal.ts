import { and, asc, desc, eq, getTableColumns, gt } from "drizzle-orm";
import { sumParts, totalOf } from "../../../lending/allocation.ts";
import { type BeforeRenewal, renewal } from "../../database/tables/borrower-calls.ts";
import { ledgerTransfer } from "../../database/tables/ledger.ts";
import { installment, type InstallmentRow, loan } from "../../database/tables/loan.ts";
import { type PaymentRow, payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { postOpposite } from "../ledger/post-opposite.ts";
import { endRenewal } from "./renewals.ts";

/**
 * The bank took a payment back that a renewal stands on: the one that confirmed it, or one before it without which its
 * charges are not paid (F3). Period, loan and books are as they were before the renewal. Refuses 3199, with the newest
 * as `later`, when later payments were laid over the renewed loan. To be called once what it paid is owed again; `at` in ms.
 */
export async function undoRenewal(tx: Tx, taken: PaymentRow, at: number): Promise<void> {
  const { loanId, borrowerId } = taken;
  const stands = loanId !== null && chargesPaid(taken) > 0 ? await renewedBy(tx, taken, loanId) : undefined;
  if (!stands?.row.before || loanId === null) return;
  const { row, booked } = stands;
  await refuseUnderLater(tx, loanId, booked);
  const { number, loanDueAt, ...was } = stands.row.before;
  const one = and(eq(installment.loanId, loanId), eq(installment.number, number));
  const [renewed] = await tx.select().from(installment).where(one);
  const [of] = await tx.select().from(loan).where(eq(loan.id, loanId));
  if (!renewed || !of) throw new Error("a renewed loan is gone");
  if (row.paymentId !== taken.id && isPaidFor(renewed, was)) return;
  const added = {
    interest: renewed.interest - was.interest,
    fee: renewed.fee - was.fee,
    tax: renewed.tax - was.tax,
  };
  await tx.update(installment).set(was).where(one);
  await tx
    .update(loan)
    .set({
      interest: of.interest - added.interest,
      fee: of.fee - added.fee,
      tax: of.tax - added.tax,
      dueTotal: of.dueTotal - added.interest - added.fee - added.tax,
      dueAt: loanDueAt,
    })
    .where(eq(loan.id, loanId));
  await postOpposite(tx, { id: booked, kind: "renewal" }, { at, borrowerId, loanId, paymentId: taken.id });
  await endRenewal(tx, row, { state: "lapsed" }, at);
}

/** What a payment paid that was not principal, kobo. */
function chargesPaid({ parts }: PaymentRow): number {
  return totalOf({ ...sumParts(parts?.periods ?? []), principal: 0 });
}

/** The first renewal of its loan that a payment confirmed or came before, with the transfer that booked it: many payments may have one time, no two transfers one id. */
async function renewedBy(tx: Tx, { id }: PaymentRow, loanId: string) {
  const [paid] = await tx
    .select({ transfer: ledgerTransfer.id })
    .from(ledgerTransfer)
    .where(and(eq(ledgerTransfer.paymentId, id), eq(ledgerTransfer.kind, "repayment")));
  if (!paid) return undefined;
  const bookedFor = and(eq(ledgerTransfer.paymentId, renewal.paymentId), eq(ledgerTransfer.kind, "renewal"));
  const [found] = await tx
    .select({ row: getTableColumns(renewal), booked: ledgerTransfer.id })
    .from(renewal)
    .innerJoin(ledgerTransfer, bookedFor)
    .where(and(eq(renewal.loanId, loanId), eq(renewal.state, "confirmed"), gt(ledgerTransfer.id, paid.transfer)))
    .orderBy(asc(ledgerTransfer.id))
    .limit(1);
  return found;
}

/** Refuses while a payment stands that was laid over a loan after the transfer that `booked` its renewal. */
async function refuseUnderLater(tx: Tx, loanId: string, booked: number): Promise<void> {
  const laid = and(eq(ledgerTransfer.paymentId, payment.id), eq(ledgerTransfer.kind, "repayment"));
  const [later] = await tx
    .select({ id: payment.id, method: payment.method })
    .from(payment)
    .innerJoin(ledgerTransfer, laid)
    .where(and(eq(payment.loanId, loanId), eq(payment.status, "success"), gt(ledgerTransfer.id, booked)))
    .orderBy(desc(ledgerTransfer.id))
    .limit(1);
  if (later) throw new Refusal(STATUS.illegal, { content: { later: later.id, fromCredit: later.method === "credit" } });
}

/** Whether what is left of the payments before a renewal comes to all that it asked for: who paid more than that has renewed all the same. */
function isPaidFor(renewed: InstallmentRow, before: Pick<BeforeRenewal, "interest" | "fee" | "tax">): boolean {
  const { paidOverdue, paidTax, paidFee, paidInterest, paidPrincipal, baseOverdue } = renewed;
  const paid = paidOverdue + paidTax + paidFee + paidInterest + paidPrincipal;
  return paid >= before.interest + before.fee + before.tax + baseOverdue;
}
