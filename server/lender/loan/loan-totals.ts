import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { creditBalance } from "../ledger/ledger-sheet.ts";
import { loansOf, statesOf } from "./find-loan.ts";

/** A borrower's loans in figures; kobo. */
export interface LoanTotals {
  /** Credit of overpayments. */
  balance: number;
  /** What is owed now. */
  loanBalance: number;
  /** Loans that are to be repaid. */
  loanQty: number;
  /** Principal of all loans that were paid out. */
  loanSumAmount: number;
  /** Loans that are overdue. */
  overdueQty: number;
}

/** Adds up a borrower's loans at `now` (ms). */
export async function loanTotals(tx: Tx, borrower: BorrowerRow, now: number): Promise<LoanTotals> {
  const states = await statesOf(tx, await loansOf(tx, borrower.id), now);
  const active = states.filter(({ loan }) => loan.status === "active");
  return {
    balance: await creditBalance(tx, borrower.id),
    loanBalance: active.reduce((sum, { left }) => sum + left, 0),
    loanQty: active.length,
    loanSumAmount: states.reduce((sum, { loan }) => sum + (loan.disbursedAt === null ? 0 : loan.principal), 0),
    overdueQty: active.filter(({ days }) => days > 0).length,
  };
}
