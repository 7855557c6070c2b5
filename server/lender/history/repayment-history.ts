import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import type { Handler } from "../call/handler.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { momentsOf } from "./moments.ts";

/** POST /repayment/history: what happened to a loan of the caller, oldest first, and what comes next; refuses 3198 another's, 3199 one that was not paid out. */
export const repaymentHistory: Handler<"repayment-history"> = async ({ tx, body, borrower, now }) => {
  const state = await findLoanState(tx, borrower.id, body.loanGid, now);
  if (state.loan.disbursedAt === null) throw new Refusal(STATUS.illegal);
  const moments = (await momentsOf(tx, state, now)).map(({ at, ...moment }) => ({ ...moment, time: at }));
  return { loanGid: state.loan.id, moments };
};
