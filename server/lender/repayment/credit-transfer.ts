import { and, asc, eq } from "drizzle-orm";
import { type PaymentRow, payment, virtualAccount } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { advanceBorrower, lockBorrower } from "../advance-borrower.ts";
import { loansOf, statesOf } from "../loan/find-loan.ts";
import { succeedPayment } from "./finish-payment.ts";
import { openPayment } from "./open-payment.ts";

/** A transfer of `amount` kobo arrived at an account number: it pays the announced loan, else the oldest, else it is credit. Null where nobody has the number. */
export async function creditTransfer(tx: Tx, bankVa: string, amount: number, now: number): Promise<PaymentRow | null> {
  const [account] = await tx.select().from(virtualAccount).where(eq(virtualAccount.bankVa, bankVa));
  if (!account) return null;
  const { borrowerId } = account;
  await lockBorrower(tx, borrowerId);
  await advanceBorrower(tx, borrowerId, now);
  const active = (await loansOf(tx, borrowerId)).filter(({ status }) => status === "active");
  const [state] = await statesOf(tx, active.filter(({ id }) => id === account.loanId).concat(active), now);
  const loanId = state?.loan.id ?? null;
  const [announced] = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.borrowerId, borrowerId),
        eq(payment.method, "transfer"),
        eq(payment.status, "process"),
        eq(payment.amount, amount),
      ),
    )
    .orderBy(asc(payment.createdAt))
    .limit(1);
  const row = announced ?? (await openPayment(tx, { borrowerId, loanId, method: "transfer", bankVa, amount, at: now }));
  return succeedPayment(tx, row, state ?? null, now);
}
