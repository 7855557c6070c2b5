import type { Handler } from "../call/handler.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { currentDue } from "./home-bills.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { renewalView } from "./renewal-view.ts";
import { endRenewal, renewalsOf } from "./renewals.ts";

/**
 * POST /repayment/renewCancel: takes an applied renewal back in favour of full repayment (F3); one that is taken back
 * already is told as that, for the answer may not have come through. 3199 where there is none.
 */
export const renewCancel: Handler<"repayment-renew-cancel"> = async (call) => {
  const { tx, now, body } = call;
  const { id } = call.borrower;
  const state = await findLoanState(tx, id, body.loanGid, now);
  const known = (await renewalsOf(tx, id)).get(state.loan.id)?.renew;
  if (known?.state !== "applied" && known?.state !== "cancelled") throw new Refusal(STATUS.illegal);
  const cancelled = known.state === "cancelled" ? known : await endRenewal(tx, known, { state: "cancelled" }, now);
  return renewalView(cancelled, state, currentDue(state));
};
