import { figures } from "../../contract/brands.ts";
import { eq } from "drizzle-orm";
import { allocate, sumParts } from "../../../lending/allocation.ts";
import { minimumRepayment } from "../../../lending/minimum-repayment.ts";
import { virtualAccount } from "../../database/tables/payment.ts";
import { ownerOf } from "../call/owner-of.ts";
import type { Handler } from "../call/handler.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { homeBills } from "./home-bills.ts";
import { paidOutAccount } from "../bank/paid-out-account.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { totalLeft } from "../loan/period-state.ts";
import { chosenPeriods, refuseOddAmount } from "./chosen-periods.ts";
import { loanDetailView } from "./loan-detail-view.ts";
import { openVirtualAccount } from "./open-virtual-account.ts";
import { afterPayment, paymentView, virtualAccountView } from "./payment-view.ts";
import { ownPayment } from "./own-payment.ts";
import { receiptView } from "./receipt-view.ts";
import { renewalInDetail } from "./renewal-view.ts";
import { cameTooLate, leftAfter, renewalsOf } from "./renewals.ts";
import { NOT_REFUNDED, refundings } from "./refunding-status.ts";

/** POST /repayment/bill; a guest who may ask owes nothing (A6). */
export const bill: Handler<"repayment-bill"> = async (call) => {
  if (!call.borrower && !call.token) return { unRepaidTotal: 0, loanList: [] };
  const loanList = await homeBills(call.tx, ownerOf(call), call.now);
  return { unRepaidTotal: loanList.reduce((sum, { loanLeftAmount }) => sum + loanLeftAmount, 0), loanList };
};

/** POST /repayment/loandetail; a loan that was not paid out has no detail (3199). */
export const loanDetail: Handler<"repayment-loandetail"> = async (call) => {
  const { tx, now, body } = call;
  const { id } = ownerOf(call);
  const state = await findLoanState(tx, id, body.loanGid, now);
  if (state.loan.disbursedAt === null) throw new Refusal(STATUS.illegal);
  const refunding = (await refundings(tx, id)).get(state.loan.id) ?? NOT_REFUNDED;
  const renewal = renewalInDetail(state, (await renewalsOf(tx, id)).get(state.loan.id), refunding, now);
  return loanDetailView(state, refunding, await paidOutAccount(tx, state.loan.bankAccountId), renewal);
};

/** POST /repayment/va/static: where to transfer, with the window opened; a link to a loan that was settled is invalid (3120). */
export const staticAccount: Handler<"repayment-va-static"> = async (call) => {
  const { tx, now, body } = call;
  const { id } = ownerOf(call);
  const { loan } = await findLoanState(tx, id, body.loanGid, now);
  if (loan.status === "settled") throw new Refusal(STATUS.alreadyRepaid);
  if (loan.status !== "active") throw new Refusal(STATUS.illegal);
  return virtualAccountView(await openVirtualAccount(tx, id, loan.id, now, "to-look"));
};

/** POST /repayment/quote: what the first so many open periods cost at this moment, or what an amount pays of all that is owed; and what is owed afterwards. */
export const repaymentQuote: Handler<"repayment-quote"> = async (call) => {
  const { tx, now, body } = call;
  const state = await findLoanState(tx, call.borrower.id, body.loanGid, now);
  if (state.loan.status !== "active") throw new Refusal(STATUS.illegal);
  const { amount } = body;
  if (amount !== undefined) refuseOddAmount(state, amount, undefined);
  const chosen = chosenPeriods(state, amount === undefined ? body.periods : undefined);
  const payAmount = amount ?? totalLeft(chosen);
  // Laid over the periods as the money will be when it arrives.
  const { periods } = allocate(
    chosen.map(({ owed }) => owed),
    payAmount,
  );
  const { overdue: overdueFee, ...parts } = sumParts(periods);
  return {
    loanGid: state.loan.id,
    periods: chosen.length,
    openPeriods: chosenPeriods(state, undefined).length,
    payAmount,
    owedTotal: state.left,
    minimumAmount: minimumRepayment(totalLeft(chosen), figures().minimumRepayment),
    overdueFee,
    ...parts,
    ...leftAfter(state, payAmount, (await renewalsOf(tx, call.borrower.id)).get(state.loan.id)?.renew, now),
    quotedAt: now,
  };
};

/** POST /repayment/status. */
export const payStatus: Handler<"repayment-status"> = async (call) => {
  const { tx, now, body, text } = call;
  const { id } = call.borrower;
  const row = await ownPayment(tx, id, body.payGid);
  const state = row.loanId ? await findLoanState(tx, id, row.loanId, now) : null;
  const bankVa = row.status === "process" ? row.bankVa : null;
  const [account] = bankVa ? await tx.select().from(virtualAccount).where(eq(virtualAccount.bankVa, bankVa)) : [];
  const renewed = row.loanId ? (await renewalsOf(tx, id)).get(row.loanId)?.renew : undefined;
  const confirmed = renewed?.state === "confirmed" && renewed.paymentId === row.id;
  return {
    ...paymentView(row, state, text, account),
    ...afterPayment(row, state, renewed, now),
    renewedDueTime: (confirmed && state?.loan.dueAt) || undefined,
    ...(renewed && cameTooLate(row, renewed) && { renewalLapsed: true }),
  };
};

/** POST /repayment/receipt; only of a payment that succeeded (3199). */
export const receipt: Handler<"repayment-receipt"> = (call) => receiptView(call.tx, call.borrower, call.body.payGid);
