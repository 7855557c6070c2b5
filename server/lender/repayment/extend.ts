import { and, eq } from "drizzle-orm";
import { dueTime } from "../../../lending/lagos-time.ts";
import { installment, loan } from "../../database/tables/loan.ts";
import type { Handler } from "../call/handler.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { accrueOverdue } from "../loan/accrue-overdue.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { sendNote } from "../notes/send-note.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { EXTENSION_DAYS, extensionReduction, renewalView } from "./renewal-view.ts";
import { endRenewal, renewalsOf } from "./renewals.ts";

/** POST /repayment/extend: confirms an offered extension within its 48 hours: free, 7 more days, half of the unpaid overdue fee off (F3). Refuses 3199 where none is offered. */
export const extend: Handler<"repayment-extend"> = async (call) => {
  const { tx, now, body } = call;
  const { id } = call.borrower;
  const state = await findLoanState(tx, id, body.loanGid, now);
  const offer = (await renewalsOf(tx, id)).get(state.loan.id)?.extend;
  const period = state.periods.find(({ row }) => row.settledAt === null);
  if (offer?.state !== "applied" || state.loan.status !== "active" || !period) throw new Refusal(STATUS.illegal);
  await accrueOverdue(tx, state, now);
  const reduced = extensionReduction(state);
  const subject = { kind: "extension-waiver", at: now, borrowerId: id, loanId: state.loan.id };
  await postTransfer(tx, subject, { "waiver-expense": reduced, "overdue-receivable": -reduced });
  const overdue = period.overdue - reduced;
  const dueAt = dueTime(now, EXTENSION_DAYS);
  const one = and(eq(installment.loanId, state.loan.id), eq(installment.number, period.row.number));
  await tx.update(installment).set({ overdue, baseOverdue: overdue, baseDays: 0, dueAt }).where(one);
  if (period === state.periods.at(-1)) await tx.update(loan).set({ dueAt }).where(eq(loan.id, state.loan.id));
  const row = await endRenewal(tx, offer, { state: "confirmed" }, now);
  await sendNote(tx, { borrowerId: id, kind: "extension-confirmed", at: now });
  return renewalView(row, state, dueAt, reduced);
};
