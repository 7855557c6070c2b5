import { figures } from "../../contract/brands.ts";
import { DAY, lagosDayEnd } from "../../../lending/lagos-time.ts";
import { openLoan } from "../loan/open-loan.ts";
import { openRenewal } from "../repayment/open-renewal.ts";
import { paidOutFor } from "./due.ts";
import type { SeedState } from "./state.ts";

const HOUR = 3_600_000;
const PRINCIPAL = 1_000_000;

/** A loan due in 2 days whose renewal was applied for `daysAgo` days ago: today's still waits, yesterday's lapsed. */
export function renewalApplied(daysAgo: number): SeedState {
  return async (tx, { borrower, bankAccountId, now }) => {
    const disbursedAt = paidOutFor(now, figures().periodDays, 2);
    const loan = await openLoan(tx, borrower, { principal: PRINCIPAL, now, disbursedAt, bankAccountId });
    const createdAt = now - daysAgo * DAY;
    const expiresAt = lagosDayEnd(createdAt);
    await openRenewal(tx, { loanId: loan.id, borrowerId: borrower.id, kind: "renew", createdAt, expiresAt });
  };
}

/** A loan overdue by 12 days with an extension offered an hour ago. */
export const extensionOffered: SeedState = async (tx, { borrower, bankAccountId, now }) => {
  const disbursedAt = paidOutFor(now, figures().periodDays, -12);
  const loan = await openLoan(tx, borrower, { principal: PRINCIPAL, now, disbursedAt, bankAccountId });
  const createdAt = now - HOUR;
  const expiresAt = createdAt + figures().extensionHours * HOUR;
  await openRenewal(tx, { loanId: loan.id, borrowerId: borrower.id, kind: "extend", createdAt, expiresAt });
};
