import { callBrand } from "../../../contract/brands.ts";
import { STATUS } from "../../../contract/status.ts";
import type { BorrowerRow } from "../../../database/tables/borrower.ts";
import type { ProductType } from "../../../database/tables/loan.ts";
import type { Tx } from "../../../database/tx.ts";
import { creditTerms } from "../credit-terms.ts";
import { GO_ON, riskAnswer } from "../risk-answer.ts";
import { riskStatusOf } from "../risk-status.ts";

/** What the decision behind 'borrow' is taken on, of the lender's own knowledge and not of what an app says (F6). `now` in ms. */
export async function borrowFacts(tx: Tx, borrower: BorrowerRow, productType: ProductType, now: number) {
  const { flags, lists } = callBrand();
  // Whom the login sends to the app is lent to there alone, also where a call by hand leads past that (A2).
  const status = borrower.flags.huidusAtLogin ? STATUS.appOnly : await riskStatusOf(tx, borrower);
  const answer = await riskAnswer(tx, borrower, now);
  return {
    kind: status === undefined ? "ok" : "business",
    status: status ?? 0,
    ...answer,
    subLoan: flags.subLoan && answer.isSubLogic === 1,
    allowList: lists.allowList,
    preLoan: answer.basicsAuth === GO_ON ? await creditTerms(tx, borrower, productType, now) : undefined,
    productType,
    native: false,
  };
}
