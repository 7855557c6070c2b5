import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { type PaymentRow, payment, virtualAccount } from "../database/tables/payment.ts";
import type { Tx } from "../database/tx.ts";
import { advanceBorrower } from "../lender/frame/advance-borrower.ts";
import { lockBorrower } from "../lender/call/lock-borrower.ts";
import { findLoanState, loansOf } from "../lender/loan/find-loan.ts";
import { succeedPayment } from "../lender/repayment/finish-payment.ts";
import { openPayment } from "../lender/repayment/open-payment.ts";

/** A transfer of `amount` kobo arrived at an account number: it is the payment that was announced with this amount, also where its window is over; else it pays the loan that the account was turned to, else the oldest, as the last payment announced for that one, else it is credit. Null where nobody has the number. */
export async function creditTransfer(tx: Tx, bankVa: string, amount: number, now: number): Promise<PaymentRow | null> {
  const [account] = await tx.select().from(virtualAccount).where(eq(virtualAccount.bankVa, bankVa));
  if (!account) return null;
  const { borrowerId } = account;
  await lockBorrower(tx, borrowerId);
  await advanceBorrower(tx, borrowerId, now);
  const loans = await loansOf(tx, borrowerId);
  const active = loans.filter(({ status }) => status === "active").map(({ id }) => id);
  const turnedTo = active.find((id) => id === account.loanId) ?? active.at(-1) ?? null;
  const waiting = await announced(tx, borrowerId, active);
  const row =
    waiting.findLast((one) => one.amount === amount) ??
    (await arrivedAs(
      tx,
      waiting.findLast(({ loanId }) => loanId === turnedTo),
      amount,
    )) ??
    (await openPayment(tx, { borrowerId, loanId: turnedTo, method: "transfer", bankVa, amount, at: now }));
  const state = row.loanId ? await findLoanState(tx, borrowerId, row.loanId, now) : null;
  return succeedPayment(tx, row, state, now);
}

/** The announced transfers that may still come, the one whose window ends last at the end: what comes late counts while its loan is owed. */
function announced(tx: Tx, borrowerId: string, active: string[]): Promise<PaymentRow[]> {
  const lapsed = and(eq(payment.failure, "expired"), inArray(payment.loanId, active));
  return tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.borrowerId, borrowerId),
        eq(payment.method, "transfer"),
        or(eq(payment.status, "process"), lapsed),
      ),
    )
    .orderBy(asc(sql`coalesce(${payment.nextAt}, ${payment.finishedAt})`), asc(payment.createdAt));
}

/** The announced payment as it came, with what he said: a borrower may transfer another amount. */
async function arrivedAs(tx: Tx, row: PaymentRow | undefined, amount: number): Promise<PaymentRow | undefined> {
  if (!row) return undefined;
  const came = { amount, announced: row.amount };
  const [changed] = await tx.update(payment).set(came).where(eq(payment.id, row.id)).returning();
  return changed;
}
