import type { Handler } from "../call/handler.ts";
import { bizStatus } from "../loan/biz-status.ts";
import { hasBorrowed } from "../loan/credit-record.ts";
import { personOf } from "../call/person-of.ts";

const GUEST = 0;
const NEW = 1;
const RETURNING = 2;

/** POST /index/creditstatus: where the credit application stands, and the lender's clock. */
export const creditStatus: Handler<"index-creditstatus"> = async ({ tx, borrower, now }) => {
  if (!borrower) return { auditState: 0, bizStatus: 0, currentTime: now, userType: GUEST };
  return {
    auditState: (await personOf(tx, borrower.id)).auditState,
    bizStatus: await bizStatus(tx, borrower, now),
    currentTime: now,
    userType: (await hasBorrowed(tx, borrower.id)) ? RETURNING : NEW,
  };
};
