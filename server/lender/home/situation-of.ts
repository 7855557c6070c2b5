import { rowOf } from "../../contract/decisions.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { personOf } from "../call/person-of.ts";
import { creditPages } from "../credit/credit-pages.ts";
import { loansOf } from "../loan/find-loan.ts";
import { refusalNow } from "../loan/standing/refusal-now.ts";
import { loanStatusCode } from "../loan/status-code.ts";
import { homeBills } from "../repayment/home-bills.ts";

/** What a borrower is in at `now` (ms): the row of the decision that his home begins with, on the lender's own facts (S7). */
export async function situationOf(tx: Tx, borrower: BorrowerRow, now: number): Promise<string | undefined> {
  const [latest] = await loansOf(tx, borrower.id);
  const { auditState, creditForm } = await personOf(tx, borrower.id);
  return rowOf("situation", {
    bills: await homeBills(tx, borrower, now),
    application: "ok",
    loanStatus: latest && loanStatusCode(latest.status, false),
    auditState,
    pagesDone: creditPages(creditForm, now).filter(({ done }) => done).length,
    refusal: (await refusalNow(tx, borrower, now))?.kind,
  });
}
