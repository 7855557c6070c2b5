import { ownerOf } from "../../call/owner-of.ts";
import type { Handler } from "../../call/handler.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { STATUS } from "../../../contract/status.ts";
import { findLoan, loansOf, statesOf } from "../find-loan.ts";
import { loanView, statusItemView } from "../loan-view.ts";
import { offerOf } from "../offer.ts";
import { paidOutAccount } from "../../bank/paid-out-account.ts";
import { preLoanInfo } from "../pre-loan-info.ts";
import { one } from "../../../database/rows.ts";

/** How many loans an answer holds; the contract lets it be as long. */
const PAGE = 100;

/** POST /loan/preloan/info; a guest who may ask applies for credit first, as /risk/auth tells him (A6, 3107). */
export const preLoan: Handler<"loan-preloan-info"> = async (call) => {
  const info = await preLoanInfo(call, ownerOf(call, STATUS.creditIncomplete), call.body.productType);
  if (!info) throw new Refusal(STATUS.illegal);
  return info;
};

/** POST /loan/query/status: one application, or the latest. */
export const queryStatus: Handler<"loan-query-status"> = async (call) => {
  const { tx, now } = call;
  const borrower = ownerOf(call);
  const { orderGid } = call.body;
  const row = orderGid ? await findLoan(tx, borrower.id, orderGid) : (await loansOf(tx, borrower.id))[0];
  if (!row) throw new Refusal(STATUS.notFound);
  const state = one(await statesOf(tx, [row], now));
  const { available } = await offerOf(tx, borrower, now);
  const account = await paidOutAccount(tx, row.bankAccountId);
  return statusItemView(state, { available, ...account }, call.text);
};

/** POST /loan/list: the loans of the borrower, those that are to be repaid before the others, each newest first. */
export const loanList: Handler<"loan-list"> = async (call) => {
  const { tx, now, text } = call;
  const { from = 0 } = call.body;
  const loans = await loansOf(tx, call.borrower.id);
  const open = loans.filter(({ status }) => status === "active");
  const others = loans.filter(({ status }) => status !== "active");
  // What is owed is worked out of the loans of this page alone.
  const states = await statesOf(tx, [...open, ...others].slice(from, from + PAGE), now);
  const loanList = states.map((state) => loanView(state, text));
  return { loanList, listTotal: loans.length };
};
