import { asc, eq, isNotNull, lte, and } from "drizzle-orm";
import { renewal, withdrawal } from "../database/tables/borrower-calls.ts";
import { borrower } from "../database/tables/borrower.ts";
import { loan } from "../database/tables/loan.ts";
import { payment } from "../database/tables/payment.ts";
import { person } from "../database/tables/person.ts";
import type { FindText } from "../contract/texts.ts";
import type { Tx } from "../database/tx.ts";
import { advanceBorrower } from "../lender/frame/advance-borrower.ts";
import { lockBorrower } from "../lender/call/lock-borrower.ts";
import { toRemind } from "../lender/reminders/send-reminders.ts";
import { accrueOverdue } from "../lender/loan/late/accrue-overdue.ts";
import { statesOf } from "../lender/loan/find-loan.ts";
import { spendCredit } from "../lender/repayment/spend-credit.ts";
import { pruneOld } from "./prune-old.ts";
import { remindOne } from "./remind.ts";

/** Does all that is due by `now` for everybody. Borrowers are locked in one order, so that two runs cannot block each other. */
export async function advanceAll(tx: Tx, now: number, text: FindText): Promise<void> {
  const loans = await tx
    .select({ id: loan.borrowerId })
    .from(loan)
    .where(and(isNotNull(loan.nextAt), lte(loan.nextAt, now)));
  const payments = await tx
    .select({ id: payment.borrowerId })
    .from(payment)
    .where(and(isNotNull(payment.nextAt), lte(payment.nextAt, now)));
  const reviews = await tx
    .select({ id: person.borrowerId })
    .from(person)
    .where(and(isNotNull(person.auditAt), lte(person.auditAt, now)));
  const renewals = await tx
    .select({ id: renewal.borrowerId })
    .from(renewal)
    .where(and(eq(renewal.state, "applied"), lte(renewal.expiresAt, now)));
  const withdrawals = await tx
    .select({ id: withdrawal.borrowerId })
    .from(withdrawal)
    .where(and(isNotNull(withdrawal.nextAt), lte(withdrawal.nextAt, now)));
  const due = new Set([...loans, ...payments, ...reviews, ...renewals, ...withdrawals].map(({ id }) => id));
  const reminded = new Set(await toRemind(tx, now));
  for (const id of [...new Set([...due, ...reminded])].sort())
    await (reminded.has(id) ? remindOne(tx, id, now, text) : advanceBorrower(tx, id, now));
}

/** The end of a business day: everything due is done, each overdue fee is booked as it stands at `now` (ms), and what is over goes. */
export async function closeOfBusiness(tx: Tx, now: number, text: FindText): Promise<{ loans: number }> {
  await advanceAll(tx, now, text);
  await pruneOld(tx, now);
  const holders = await tx
    .selectDistinct({ id: borrower.id })
    .from(borrower)
    .innerJoin(loan, eq(loan.borrowerId, borrower.id))
    .where(eq(loan.status, "active"))
    .orderBy(asc(borrower.id));
  for (const { id } of holders) await lockBorrower(tx, id);
  // A database of before credit was spent may hold some beside a debt.
  for (const { id } of holders) await spendCredit(tx, id, now);
  const active = await tx.select().from(loan).where(eq(loan.status, "active"));
  for (const state of await statesOf(tx, active, now)) await accrueOverdue(tx, state, now);
  return { loans: active.length };
}
