import { and, desc, eq, gt } from "drizzle-orm";
import { renewal } from "../../database/tables/borrower-calls.ts";
import { installment, loan } from "../../database/tables/loan.ts";
import { type PaymentRow, payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { endRenewal } from "./renewals.ts";

/** The bank took the payment back that confirmed a renewal: period and loan are as they were before it. Refuses 3199, with the newest as `later`, when later payments were laid over the renewed loan. `at` in ms. */
export async function undoRenewal(tx: Tx, { id, loanId, finishedAt }: PaymentRow, at: number): Promise<void> {
  const [row] = await tx
    .select()
    .from(renewal)
    .where(and(eq(renewal.paymentId, id), eq(renewal.state, "confirmed")));
  if (!row?.before || loanId === null) return;
  const since = and(eq(payment.status, "success"), gt(payment.finishedAt, finishedAt ?? 0));
  const [later] = await tx
    .select({ id: payment.id, method: payment.method })
    .from(payment)
    .where(and(eq(payment.loanId, loanId), since))
    .orderBy(desc(payment.finishedAt))
    .limit(1);
  if (later) throw new Refusal(STATUS.illegal, { content: { later: later.id, fromCredit: later.method === "credit" } });
  const { number, loanDueAt, ...was } = row.before;
  const one = and(eq(installment.loanId, loanId), eq(installment.number, number));
  const [renewed] = await tx.select().from(installment).where(one);
  const [of] = await tx.select().from(loan).where(eq(loan.id, loanId));
  if (!renewed || !of) throw new Error("a renewed loan is gone");
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
  await endRenewal(tx, row, { state: "lapsed" }, at);
}
