import { and, asc, eq } from "drizzle-orm";
import { type PaymentRow, payment, virtualAccount } from "../database/tables/payment.ts";
import type { Tx } from "../database/tx.ts";
import { advanceBorrower } from "../lender/frame/advance-borrower.ts";
import { lockBorrower } from "../lender/call/lock-borrower.ts";
import { loansOf, statesOf } from "../lender/loan/find-loan.ts";
import { succeedPayment } from "../lender/repayment/finish-payment.ts";
import { openPayment } from "../lender/repayment/open-payment.ts";

/** A transfer of `amount` kobo arrived at an account number: it pays the announced loan, else the oldest, else it is credit, and is the payment that was announced with this amount, else the last one. Null where nobody has the number. */
export async function creditTransfer(tx: Tx, bankVa: string, amount: number, now: number): Promise<PaymentRow | null> {
  const [account] = await tx.select().from(virtualAccount).where(eq(virtualAccount.bankVa, bankVa));
  if (!account) return null;
  const { borrowerId } = account;
  await lockBorrower(tx, borrowerId);
  await advanceBorrower(tx, borrowerId, now);
  const active = (await loansOf(tx, borrowerId)).filter(({ status }) => status === "active");
  const [state] = await statesOf(tx, active.filter(({ id }) => id === account.loanId).concat(active), now);
  const loanId = state?.loan.id ?? null;
  const waiting = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.borrowerId, borrowerId), eq(payment.method, "transfer"), eq(payment.status, "process")))
    .orderBy(asc(payment.createdAt));
  const announced =
    waiting.find((row) => row.amount === amount) ??
    (await arrivedAs(
      tx,
      waiting.findLast((row) => row.loanId === loanId),
      amount,
    ));
  const row = announced ?? (await openPayment(tx, { borrowerId, loanId, method: "transfer", bankVa, amount, at: now }));
  return succeedPayment(tx, row, state ?? null, now);
}

/** The announced payment as it came: a borrower may transfer another amount than he said. */
async function arrivedAs(tx: Tx, row: PaymentRow | undefined, amount: number): Promise<PaymentRow | undefined> {
  if (!row) return undefined;
  const [changed] = await tx.update(payment).set({ amount }).where(eq(payment.id, row.id)).returning();
  return changed;
}
