import { and, asc, eq, exists, isNotNull, lte, sql } from "drizzle-orm";
import { renewal, suggestion, withdrawal } from "../../database/tables/borrower-calls.ts";
import { borrower, type BorrowerRow } from "../../database/tables/borrower.ts";
import { loan } from "../../database/tables/loan.ts";
import { payment } from "../../database/tables/payment.ts";
import { person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { lockBorrower } from "../call/lock-borrower.ts";
import { advanceLoan } from "../loan/advance-loan.ts";
import { advanceCredit } from "../credit/advance-credit.ts";
import { advanceWithdrawal } from "../withdrawals/advance-withdrawal.ts";
import { advancePayment } from "../repayment/advance-payment.ts";
import { answerComplaints, answerDue } from "../support/answer-complaints.ts";
import { lapseRenewals } from "../repayment/renewals.ts";
import { spendCredit } from "../repayment/spend-credit.ts";

/** Does what is due by `now` (ms) for one borrower; nothing runs in between, so that processes need no timer. Gives his row where it changed. */
export async function advanceBorrower(tx: Tx, id: string, now: number): Promise<BorrowerRow | null> {
  const loanDue = and(eq(loan.borrowerId, id), isNotNull(loan.nextAt), lte(loan.nextAt, now));
  const paymentDue = and(eq(payment.borrowerId, id), isNotNull(payment.nextAt), lte(payment.nextAt, now));
  const [anyLoan] = await tx.select({ id: loan.id }).from(loan).where(loanDue).limit(1);
  const [anyPayment] = await tx.select({ id: payment.id }).from(payment).where(paymentDue).limit(1);
  const others = await dueBeside(tx, id, now);
  if (!anyLoan && !anyPayment && !others) return null;
  await lockBorrower(tx, id);
  const changed = await reviewCredit(tx, id, now);
  await lapseRenewals(tx, id, now);
  for (const row of await tx.select().from(withdrawal).where(withdrawalDue(id, now))) await advanceWithdrawal(tx, row);
  await answerOf(tx, id, now);
  for (const row of await tx.select().from(loan).where(loanDue).orderBy(asc(loan.nextAt))) {
    const { disbursedAt } = await advanceLoan(tx, row, now);
    if (disbursedAt !== null) await spendCredit(tx, id, disbursedAt);
  }
  for (const row of await tx.select().from(payment).where(paymentDue).orderBy(asc(payment.nextAt)))
    await advancePayment(tx, row, row.nextAt ?? now);
  return changed;
}

function withdrawalDue(id: string, now: number) {
  return and(eq(withdrawal.borrowerId, id), isNotNull(withdrawal.nextAt), lte(withdrawal.nextAt, now));
}

/** Whether a review, a renewal, a withdrawal or an answer is due, in one question. */
async function dueBeside(tx: Tx, id: string, now: number): Promise<boolean> {
  const review = tx
    .select({ one: sql`1` })
    .from(person)
    .where(and(eq(person.borrowerId, id), isNotNull(person.auditAt), lte(person.auditAt, now)));
  const lapse = tx
    .select({ one: sql`1` })
    .from(renewal)
    .where(and(eq(renewal.borrowerId, id), eq(renewal.state, "applied"), lte(renewal.expiresAt, now)));
  const paid = tx.select({ one: sql`1` }).from(withdrawal).where(withdrawalDue(id, now));
  const answer = tx.select({ one: sql`1` }).from(suggestion).where(answerDue(id, now));
  const [row] = await tx
    .select({ due: sql<boolean>`${exists(review)} or ${exists(lapse)} or ${exists(paid)} or ${exists(answer)}` })
    .from(person)
    .where(eq(person.borrowerId, id));
  return row?.due ?? false;
}

async function reviewCredit(tx: Tx, id: string, now: number): Promise<BorrowerRow | null> {
  const [row] = await tx
    .select({ borrower, at: person.auditAt })
    .from(person)
    .innerJoin(borrower, eq(borrower.id, person.borrowerId))
    .where(and(eq(person.borrowerId, id), isNotNull(person.auditAt), lte(person.auditAt, now)));
  return row?.at ? advanceCredit(tx, row.borrower, row.at) : null;
}

async function answerOf(tx: Tx, id: string, now: number): Promise<void> {
  const [who] = await tx.select({ id: borrower.id, mobile: borrower.mobile }).from(borrower).where(eq(borrower.id, id));
  if (who) await answerComplaints(tx, who, now);
}
