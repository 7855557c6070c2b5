import { effectiveApr, simpleApr } from "../../../lending/apr.ts";
import { DAY, dueTime } from "../../../lending/lagos-time.ts";
import type { LoanCost } from "../../../lending/loan-cost.ts";
import { PPM } from "../../../lending/ppm.ts";
import { mostOverdueFee, overdueFee, type OverdueState } from "../../../lending/overdue-fee.ts";
import type { LoanRow } from "../../database/tables/loan.ts";
import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { agreedCost } from "./agreed-cost.ts";
import { costOf } from "./apply-for-loan.ts";
import { findLoan } from "./find-loan.ts";
import { lateTerms } from "./late-terms.ts";
import { offerOf } from "./offer.ts";
import { periodsOf } from "./pay-out.ts";
import { usableVoucher } from "../rewards/voucher-view.ts";

/** Days late of the late-fee example. */
const LATE_DAYS = 7;

type Terms = Pick<LoanRow, "mode" | "installmentCount" | "periodDays" | "overdueCap" | "overduePpm" | "dueClock">;

/** POST /loan/contract: what a loan costs, before it is taken (productId, loanAmount) or after (loanGid). */
export const loanContract: Handler<"loan-contract"> = async (call) => {
  const { tx, now, borrower } = call;
  const { loanGid, productId, loanAmount, voucherGid } = call.body;
  if (loanGid) {
    const row = await findLoan(tx, borrower.id, loanGid);
    return keyFacts(agreedCost(row), row, row.appliedAt);
  }
  const { products } = await offerOf(tx, borrower, now);
  const product = products.find(({ id }) => id === productId);
  if (!product || !loanAmount || loanAmount < 0) throw new Refusal(STATUS.notFound);
  const voucher = voucherGid ? await usableVoucher(tx, borrower.id, voucherGid, now) : null;
  if (voucherGid && !voucher) throw new Refusal(STATUS.termsChanged);
  const terms = { ...product, ...lateTerms(), installmentCount: product.installments };
  return keyFacts(costOf(product, loanAmount, voucher), terms, now);
};

/** The facts of a loan that is agreed at `at` (ms). */
export function keyFacts(cost: LoanCost, terms: Terms, at: number) {
  const days = terms.periodDays * terms.installmentCount;
  const periods = periodsOf(
    { ...terms, principal: cost.principal, interest: cost.interest, fee: cost.fee, tax: cost.tax },
    at,
  );
  const installments = periods.map(({ number, dueAt, principal, interest, fee, tax }) => ({
    periodNo: number,
    dueTime: dueAt,
    amount: principal + interest + fee + tax,
  }));
  // Each payment is late by itself, and costs a share of its own principal.
  const late = periods.map(({ principal }): OverdueState => {
    const { overdueCap: cap, overduePpm: dailyPpm } = terms;
    return { principal, remaining: principal, baseFee: 0, baseDays: 0, cap, dailyPpm };
  });
  const year = 365 * DAY;
  return {
    loanAmount: cost.principal,
    netAmount: cost.net,
    interest: cost.interest,
    fee: cost.fee,
    tax: cost.tax,
    voucherAmount: cost.discount,
    totalCharge: cost.due - cost.net,
    dueAmount: cost.due,
    loanPeriod: days,
    dueTime: dueTime(at, days, terms.dueClock),
    apr: simpleApr(cost.net, cost.due, days),
    effectiveApr: effectiveApr(
      cost.net,
      installments.map(({ periodNo, amount }) => ({ amount, years: (terms.periodDays * periodNo * DAY) / year })),
    ),
    overdueDailyRate: terms.overduePpm / PPM,
    overdueCap: terms.overdueCap,
    lateDays: LATE_DAYS,
    lateFee: late.reduce((sum, one) => sum + overdueFee(one, LATE_DAYS), 0),
    lateFeeMost: late.reduce((sum, one) => sum + mostOverdueFee(one), 0),
    installments,
  };
}
