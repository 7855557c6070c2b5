import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import { borrower } from "../database/tables/borrower.ts";
import { loan } from "../database/tables/loan.ts";
import { payment } from "../database/tables/payment.ts";
import type { Tx } from "../database/tx.ts";
import { advanceLoan } from "./loan/advance-loan.ts";
import { advancePayment } from "./repayment/advance-payment.ts";

/** Locks a borrower's row until the transaction ends: all that changes his money waits here. */
export async function lockBorrower(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: borrower.id }).from(borrower).where(eq(borrower.id, id)).for("update");
}

/** Does what is due by `now` (ms) for one borrower; nothing runs in between, so that processes need no timer. */
export async function advanceBorrower(tx: Tx, id: string, now: number): Promise<void> {
  const loanDue = and(eq(loan.borrowerId, id), isNotNull(loan.nextAt), lte(loan.nextAt, now));
  const paymentDue = and(eq(payment.borrowerId, id), isNotNull(payment.nextAt), lte(payment.nextAt, now));
  const [anyLoan] = await tx.select({ id: loan.id }).from(loan).where(loanDue).limit(1);
  const [anyPayment] = await tx.select({ id: payment.id }).from(payment).where(paymentDue).limit(1);
  if (!anyLoan && !anyPayment) return;
  await lockBorrower(tx, id);
  for (const row of await tx.select().from(loan).where(loanDue).orderBy(asc(loan.nextAt)))
    await advanceLoan(tx, row, now);
  for (const row of await tx.select().from(payment).where(paymentDue).orderBy(asc(payment.nextAt)))
    await advancePayment(tx, row);
}
