import type { Handler } from "../../handler.ts";
import { bizStatus } from "../biz-status.ts";
import { hasBorrowed } from "../credit-record.ts";
import { personOf } from "../find-borrower.ts";

const GUEST = 0;
const NEW = 1;
const RETURNING = 2;

/** POST /index/creditstatus: where the credit application stands, and the lender's clock. */
export const creditStatus: Handler = async ({ tx, borrower, now }) => {
  if (!borrower) return { auditState: 0, bizStatus: 0, currentTime: now, userType: GUEST };
  return {
    auditState: (await personOf(tx, borrower.id)).auditState,
    bizStatus: await bizStatus(tx, borrower, now),
    currentTime: now,
    userType: (await hasBorrowed(tx, borrower.id)) ? RETURNING : NEW,
  };
};
