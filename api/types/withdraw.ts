/* Generated from api/withdraw/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { Withdrawal } from "./entities/withdrawal.ts";

export interface WithdrawCalls {
  "withdraw-apply": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      amount: number;
      bankAccountGid: string;
      /**
       * What the borrower was shown as withdrawable: where it is another sum by now, nothing is sent (3106).
       */
      withdrawable?: number;
      /**
       * Transaction password.
       */
      tradePassword: string;
    } & Carried;
    response: Withdrawal;
  };
  "withdraw-detail": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      orderNo: string;
    } & Carried;
    response: Withdrawal;
  };
  "withdraw-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * The entry that a page begins with.
       */
      from?: number;
    } & Carried;
    response: {
      /**
       * What can be withdrawn now.
       */
      withdrawable: number;
      /**
       * The least that may be withdrawn at once.
       */
      minimum: number;
      withdrawals: Withdrawal[];
      /**
       * How many entries there are on all pages.
       */
      listTotal?: number;
    };
  };
}
