import { dueTime, lagosDayEnd } from "../../../lending/lagos-time.ts";
import type { Handler } from "../call/handler.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { openRenewal } from "./open-renewal.ts";
import { NOT_REFUNDED, refuseWhileVerified } from "./refunding-status.ts";
import { renewalFields, renewalView } from "./renewal-view.ts";
import { renewalsOf } from "./renewals.ts";

/** POST /repayment/renew: applies for a renewal, which paying all but the principal before 23:59:59 confirms (F3). Refuses 3199 what cannot be renewed, 3121 while a payment is verified. */
export const renew: Handler<"repayment-renew"> = async (call) => {
  const { tx, now, body } = call;
  const { id } = call.borrower;
  const state = await findLoanState(tx, id, body.loanGid, now);
  await refuseWhileVerified(tx, state);
  const known = (await renewalsOf(tx, id)).get(state.loan.id);
  const { canRenew } = renewalFields(state, known, NOT_REFUNDED, now);
  call.gate.pass({ loan: { canRenew } }, () => new Refusal(STATUS.illegal));
  const times = { createdAt: now, expiresAt: lagosDayEnd(now) };
  const row = await openRenewal(tx, { ...times, loanId: state.loan.id, borrowerId: id, kind: "renew" });
  return renewalView(row, state, dueTime(now, state.loan.periodDays, state.loan.dueClock));
};
