import type { LoanRow } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { creditBalance } from "../ledger/ledger-sheet.ts";
import { findLoanState, loansOf, statesOf } from "../loan/find-loan.ts";
import { confirmRenewal } from "./confirm-renewal.ts";
import { currentDue } from "./home-bills.ts";
import { completePayment, openPayment } from "./open-payment.ts";
import { receiveMoney } from "./receive-money.ts";

/**
 * What a borrower overpaid pays what he owes, the loan that is due first before others, as a payment of each. To be
 * called wherever credit arises or a loan comes to be owed: credit stands beside a debt at no time. `at` in ms.
 */
export async function spendCredit(tx: Tx, borrowerId: string, at: number): Promise<void> {
  let credit = await creditBalance(tx, borrowerId);
  if (credit <= 0) return;
  for (const owed of await owedLoans(tx, borrowerId, at)) {
    if (credit > 0) credit -= await payFromCredit(tx, owed, credit, at);
  }
}

/** The loans that are to be repaid, what is due first before the others. */
async function owedLoans(tx: Tx, borrowerId: string, at: number): Promise<readonly LoanRow[]> {
  const active = (await loansOf(tx, borrowerId)).filter(({ status }) => status === "active");
  const oldest = (await statesOf(tx, active, at)).reverse();
  return oldest.toSorted((one, other) => currentDue(one) - currentDue(other)).map(({ loan }) => loan);
}

/** Pays as much of a loan as the credit comes to; returns how much that was, kobo. */
async function payFromCredit(tx: Tx, owed: LoanRow, credit: number, since: number): Promise<number> {
  const { id: loanId, borrowerId } = owed;
  // Nothing is repaid before it is paid out, also where both are looked at afterwards.
  const at = Math.max(since, owed.disbursedAt ?? since);
  const state = await findLoanState(tx, borrowerId, loanId, at);
  const amount = Math.min(credit, state.left);
  const row = await openPayment(tx, { borrowerId, loanId, method: "credit", amount, at });
  const parts = await receiveMoney(tx, { state, amount, at, paymentId: row.id, from: "borrower-credit" });
  await confirmRenewal(tx, { borrowerId, loanId, paymentId: row.id, at });
  await completePayment(tx, row, parts, at);
  return amount;
}
