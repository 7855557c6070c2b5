import type { InstallmentRow, LoanRow } from "../database/tables/loan.ts";
import type { PaymentRow } from "../database/tables/payment.ts";
import type { Product } from "../lender/loan/products.ts";
import { type LoanState, loanStateOf } from "../lender/loan/period-state.ts";
import { NOT_REFUNDED } from "../lender/repayment/refunding-status.ts";
import { renewalFields } from "../lender/repayment/renewal-view.ts";

/** Noon in Lagos of Saturday, 21 November 2026: when the loan was agreed. */
export const AGREED = Date.UTC(2026, 10, 21, 11);
/** 06:59:59 in Lagos of Saturday, 5 December 2026, fourteen days later: when it is due. */
export const DUE = Date.UTC(2026, 11, 5, 5, 59, 59);
export const DAY = 86_400_000;

/** What was agreed of the golden loan: ₦10,000 for 14 days, ₦140 interest, ₦2,660 fee, ₦199.50 tax, repaid with ₦12,999.50. */
export const goldenTerms = {
  productId: 1,
  productType: "sloan",
  productName: "14 days",
  ratePpm: 280_000,
  interestPpm: 50_000,
  taxPpm: 75_000,
  mode: "post",
  periodDays: 14,
  principal: 1_000_000,
  interest: 14_000,
  fee: 266_000,
  tax: 19_950,
  voucherId: null,
  voucherAmount: 0,
  net: 1_000_000,
  dueTotal: 1_299_950,
  installmentCount: 1,
  overdueCap: "lower",
  overduePpm: 10_000,
  dueClock: "06:59:59",
  secondExempt: false,
  purposeId: 1,
  bankAccountId: "account-1",
  outcome: "pay-out",
  appliedAt: AGREED,
} as const;

/** That loan, paid out a minute later. */
export const loanRow = (change: Partial<LoanRow> = {}): LoanRow => ({
  ...goldenTerms,
  id: "loan-1",
  orderGid: "order-1",
  loanNo: "L0000000001",
  borrowerId: "borrower-1",
  status: "active",
  failure: null,
  nextAt: null,
  disbursedAt: AGREED + 60_000,
  dueAt: DUE,
  settledAt: null,
  ...change,
});

/** The only period of that loan. */
export const periodRow = (change: Partial<InstallmentRow> = {}): InstallmentRow => ({
  loanId: "loan-1",
  number: 1,
  principal: 1_000_000,
  interest: 14_000,
  fee: 266_000,
  tax: 19_950,
  dueAt: DUE,
  overdue: 0,
  baseOverdue: 0,
  baseDays: 0,
  waivedFee: 0,
  waivedTax: 0,
  paidOverdue: 0,
  paidTax: 0,
  paidFee: 0,
  paidInterest: 0,
  paidPrincipal: 0,
  settledAt: null,
  ...change,
});

/** The same loan in three periods: ₦4,333.16, ₦4,333.16 and ₦4,333.18 (golden). */
export const threePeriodRows = (...changes: Partial<InstallmentRow>[]): InstallmentRow[] =>
  [
    { number: 1, principal: 333_334, interest: 4_666, fee: 88_666, tax: 6_650, dueAt: DUE },
    { number: 2, principal: 333_334, interest: 4_666, fee: 88_666, tax: 6_650, dueAt: DUE + 14 * DAY },
    { number: 3, principal: 333_332, interest: 4_668, fee: 88_668, tax: 6_650, dueAt: DUE + 28 * DAY },
  ].map((parts, index) => periodRow({ ...parts, ...changes[index] }));

/** That period when it was paid on its due day. */
export const settledRow = (row: InstallmentRow, settledAt = DUE): InstallmentRow => ({
  ...row,
  paidTax: row.tax,
  paidFee: row.fee,
  paidInterest: row.interest,
  paidPrincipal: row.principal,
  settledAt,
});

/** The golden loan at a moment. */
export const loanState = (
  now: number,
  loan: Partial<LoanRow> = {},
  rows: readonly InstallmentRow[] = [periodRow()],
): LoanState => loanStateOf(loanRow(loan), rows, now);

/** The golden loan at a moment, and what may be done about its renewal. */
export function loanAndRenewal(now: number, ...[loan, rows]: Changed) {
  const state = loanState(now, loan, rows);
  return [state, renewalFields(state, {}, NOT_REFUNDED, now)] as const;
}

/** What is else than in the golden loan. */
export type Changed = [loan?: Partial<LoanRow>, rows?: readonly InstallmentRow[]];

/** The product of that loan. */
export const productRow = (change: Partial<Product> = {}): Product => ({
  id: 1,
  type: "sloan",
  name: "14 days",
  mode: "post",
  periodDays: 14,
  installments: 1,
  lowest: 300_000,
  highest: 22_500_000,
  multiple: 10_000,
  ratePpm: 280_000,
  interestPpm: 50_000,
  taxPpm: 75_000,
  overdueCap: "lower",
  secondExempt: false,
  ...change,
});

/** ₦500 by card for that loan, in process. */
export const paymentRow = (change: Partial<PaymentRow> = {}): PaymentRow => ({
  id: "payment-1",
  receiptNo: "R0000000001",
  borrowerId: "borrower-1",
  loanId: "loan-1",
  method: "card",
  bankCardId: "card-1",
  bankVa: null,
  amount: 50_000,
  announced: null,
  periods: null,
  status: "process",
  failure: null,
  parts: null,
  loanLeft: null,
  outcome: "success",
  nextAt: null,
  createdAt: DUE - DAY,
  finishedAt: null,
  ...change,
});
