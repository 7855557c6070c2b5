import { figures } from "../../contract/brands.ts";
import { DAY, dueTime } from "../../../lending/lagos-time.ts";
import type { Tx } from "../../database/tx.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { openLoan } from "../loan/open-loan.ts";
import type { LoanState } from "../loan/period-state.ts";
import { THREE_PERIODS } from "../loan/products.ts";
import { succeedPayment } from "../repayment/finish-payment.ts";
import { openPayment } from "../repayment/open-payment.ts";
import { paidOutFor } from "./due.ts";
import type { Seeded, SeedState } from "./state.ts";

const PRINCIPAL = 1_000_000;

/** Three periods: the first was settled a day before it was due, so that the second's fee is waived; it is due in 5 days (F4). */
export const firstSettled: SeedState = async (tx, seeded) => {
  const { borrower, bankAccountId, now } = seeded;
  const disbursedAt = paidOutFor(now, 2 * figures().periodDays, 5);
  const options = { principal: PRINCIPAL, now, disbursedAt, bankAccountId, productId: THREE_PERIODS };
  const { id } = await openLoan(tx, borrower, options);
  const at = dueTime(disbursedAt, figures().periodDays, figures().dueTime) - DAY;
  await pay(tx, seeded, id, at, ({ periods }) => periods[0]?.left ?? 0);
};

/** A loan that was settled with `over` kobo too much, which became credit. */
export function overpaid(over: number): SeedState {
  return async (tx, seeded) => {
    const { borrower, bankAccountId, now } = seeded;
    const disbursedAt = paidOutFor(now, figures().periodDays, 2);
    const { id } = await openLoan(tx, borrower, { principal: PRINCIPAL, now, disbursedAt, bankAccountId });
    await pay(tx, seeded, id, now, ({ left }) => left + over);
  };
}

async function pay(
  tx: Tx,
  { borrower, bankCardId }: Seeded,
  loanId: string,
  at: number,
  amountOf: (state: LoanState) => number,
): Promise<void> {
  const state = await findLoanState(tx, borrower.id, loanId, at);
  const amount = amountOf(state);
  const row = await openPayment(tx, { borrowerId: borrower.id, loanId, method: "card", bankCardId, amount, at });
  await succeedPayment(tx, row, state, at);
}
