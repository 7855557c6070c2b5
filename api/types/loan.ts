/* Generated from api/loan/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { KeyFacts } from "./entities/key-facts.ts";
import type { Loan } from "./entities/loan.ts";
import type { LoanStatusItem } from "./entities/loan-status-item.ts";
import type { PreLoanInfo } from "./entities/pre-loan-info.ts";

export interface LoanCalls {
  "loan-apply": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Of the pre-loan info that the borrower confirmed.
       */
      quoteId: string;
      /**
       * What he was let in for.
       */
      productType?: "sloan" | "large" | "subloan";
      productId: number;
      loanAmount: number;
      voucherGid?: string;
      bankAccountGid?: string;
      purposeId?: number;
      /**
       * Transaction password.
       */
      tradePassword: string;
    } & Carried;
    response: {
      orderGid: string;
      loanGid: string;
      /**
       * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
       */
      loanStatus: number;
    };
  };
  "loan-contract": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Of a loan; or else productId and loanAmount of one to come.
       */
      loanGid?: string;
      productId?: number;
      loanAmount?: number;
      voucherGid?: string;
    } & Carried;
    response: KeyFacts;
  };
  "loan-list": {
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
      loanList: Loan[];
      /**
       * How many entries there are on all pages.
       */
      listTotal?: number;
    };
  };
  "loan-preloan-info": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * sloan, large or subloan.
       */
      productType?: string;
    } & Carried;
    response: PreLoanInfo;
  };
  "loan-purposes": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: {
      purposes: {
        purposeId: number;
        code: string;
        /**
         * In the borrower's language.
         */
        name: string;
      }[];
    };
  };
  "loan-query-status": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Without it, the latest application.
       */
      orderGid?: string;
    } & Carried;
    response: LoanStatusItem;
  };
}
