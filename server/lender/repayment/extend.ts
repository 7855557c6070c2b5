import { and, eq } from "drizzle-orm";
import { installment, loan } from "../../database/tables/loan.ts";
import type { Handler } from "../call/handler.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { accrueOverdue } from "../loan/late/accrue-overdue.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { sendNote } from "../notes/send-note.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { NOT_REFUNDED, refuseWhileVerified } from "./refunding-status.ts";
import { extensionOf, renewalFields, renewalView } from "./renewal-view.ts";
import { beforeRenewal, endRenewal, renewalsOf } from "./renewals.ts";

/** POST /repayment/extend: confirms an offered extension while it is offered: free, 7 more days for the oldest open period, half of its unpaid overdue fee off (F3). Refuses 3199 where none is offered, 3121 while a payment is verified, 3106 where it comes to something else than was shown: a day has begun since. */
export const extend: Handler<"repayment-extend"> = async (call) => {
  const { tx, now, body } = call;
  const { id } = call.borrower;
  const state = await findLoanState(tx, id, body.loanGid, now);
  await refuseWhileVerified(tx, state);
  const known = (await renewalsOf(tx, id)).get(state.loan.id);
  const { canExtend } = renewalFields(state, known, NOT_REFUNDED, now);
  call.gate.pass({ loan: { canExtend } }, () => new Refusal(STATUS.illegal));
  const offer = known?.extend;
  const period = state.periods.find(({ row }) => row.settledAt === null);
  if (!offer || !period) throw new Refusal(STATUS.illegal);
  const { reducedFee: reduced, dueTime: dueAt } = extensionOf(state, now);
  if (body.dueTime !== undefined && body.dueTime !== dueAt) throw new Refusal(STATUS.termsChanged);
  if (body.reducedFee !== undefined && body.reducedFee !== reduced) throw new Refusal(STATUS.termsChanged);
  await accrueOverdue(tx, state, now);
  const subject = { kind: "extension-waiver", at: now, borrowerId: id, loanId: state.loan.id };
  await postTransfer(tx, subject, { "waiver-expense": reduced, "overdue-receivable": -reduced });
  const overdue = period.overdue - reduced;
  const one = and(eq(installment.loanId, state.loan.id), eq(installment.number, period.row.number));
  await tx.update(installment).set({ overdue, baseOverdue: overdue, baseDays: 0, dueAt }).where(one);
  if (period === state.periods.at(-1)) await tx.update(loan).set({ dueAt }).where(eq(loan.id, state.loan.id));
  const row = await endRenewal(tx, offer, { state: "confirmed", before: beforeRenewal(state, period) }, now);
  await sendNote(tx, { borrowerId: id, kind: "extension-confirmed", at: now });
  return renewalView(row, state, dueAt, reduced);
};
