import { creditPages } from "./credit-pages.ts";
import type { Handler } from "../call/handler.ts";
import { bizStatus } from "../loan/biz-status.ts";
import { hasBorrowed } from "../loan/credit-record.ts";
import { refusalNow } from "../loan/standing/refusal-now.ts";
import { personOf } from "../call/person-of.ts";

const GUEST = 0;
const NEW = 1;
const RETURNING = 2;

/** POST /index/creditstatus: where the credit application stands, what stands against a loan, and the lender's clock. */
export const creditStatus: Handler<"index-creditstatus"> = async ({ tx, borrower, now }) => {
  if (!borrower) return { auditState: 0, bizStatus: 0, currentTime: now, userType: GUEST, pagesDone: 0 };
  const { auditState, creditForm } = await personOf(tx, borrower.id);
  const pages = creditPages(creditForm, now);
  return {
    auditState,
    bizStatus: await bizStatus(tx, borrower, now),
    currentTime: now,
    userType: (await hasBorrowed(tx, borrower.id)) ? RETURNING : NEW,
    pagesDone: pages.filter(({ done }) => done).length,
    nextPage: pages.find(({ done }) => !done)?.page,
    refusal: await refusalNow(tx, borrower, now),
  };
};
