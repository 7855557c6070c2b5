import { figures } from "../../contract/brands.ts";
import { openLoan } from "../loan/open-loan.ts";
import { FIRST_PRODUCT, THREE_PERIODS } from "../loan/products.ts";
import { openPayment } from "../repayment/open-payment.ts";
import { paidOutFor } from "./due.ts";
import type { SeedState } from "./state.ts";

const PRINCIPAL = 1_000_000;
const TWELVE_PERIODS = 5;
const LARGE_PERIOD_DAYS = 30;
const LARGE = 12_000_000;
const IN_PROCESS = 100_000;

/** One loan of ₦10,000 over 14 days that is due `days` days from now; negative is overdue. */
export function loanDueIn(days: number, principal = PRINCIPAL): SeedState {
  return async (tx, { borrower, bankAccountId, now }) => {
    const disbursedAt = paidOutFor(now, figures().periodDays, days);
    await openLoan(tx, borrower, { principal, now, disbursedAt, bankAccountId, productId: FIRST_PRODUCT });
  };
}

/** A loan in three periods whose first is due in two days. */
export const threePeriods: SeedState = async (tx, { borrower, bankAccountId, now }) => {
  const disbursedAt = paidOutFor(now, figures().periodDays, 2);
  await openLoan(tx, borrower, { principal: PRINCIPAL, now, disbursedAt, bankAccountId, productId: THREE_PERIODS });
};

/** A large loan of ₦120,000 in twelve periods of 30 days, the first due in ten days. */
export const twelvePeriods: SeedState = async (tx, { borrower, bankAccountId, now }) => {
  const disbursedAt = paidOutFor(now, LARGE_PERIOD_DAYS, 10);
  await openLoan(tx, borrower, { principal: LARGE, now, disbursedAt, bankAccountId, productId: TWELVE_PERIODS });
};

/** A loan that stays under review for less than a minute. */
export const underReview: SeedState = async (tx, { borrower, bankAccountId, now }) => {
  await openLoan(tx, borrower, { principal: PRINCIPAL, now, appliedAt: now, bankAccountId });
};

/** A loan that was refused after its review. */
export function failedLoan(outcome: "unactivated-card" | "bank-problem" | "overdue"): SeedState {
  return async (tx, { borrower, bankAccountId, now }) => {
    await openLoan(tx, borrower, { principal: PRINCIPAL, now, outcome, bankAccountId });
  };
}

/** A loan with a card payment of ₦1,000 that is still being checked. */
export const paymentInProcess: SeedState = async (tx, seeded) => {
  const { borrower, bankAccountId, bankCardId, now } = seeded;
  const disbursedAt = paidOutFor(now, figures().periodDays, 3);
  const loan = await openLoan(tx, borrower, { principal: PRINCIPAL, now, disbursedAt, bankAccountId });
  await openPayment(tx, {
    borrowerId: borrower.id,
    loanId: loan.id,
    method: "card",
    amount: IN_PROCESS,
    bankCardId,
    outcome: "stay",
    at: now,
  });
};
