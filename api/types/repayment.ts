/* Generated from api/repayment/ by npm run generate. */

import type { BillList } from "./entities/bill-list.ts";
import type { Carried } from "./entities/carried.ts";
import type { LoanDetail } from "./entities/loan-detail.ts";
import type { LoanMoment } from "./entities/loan-moment.ts";
import type { Payment } from "./entities/payment.ts";
import type { Quote } from "./entities/quote.ts";
import type { Receipt } from "./entities/receipt.ts";
import type { Renewal } from "./entities/renewal.ts";
import type { Statement } from "./entities/statement.ts";
import type { VirtualAccount } from "./entities/virtual-account.ts";

export interface RepaymentCalls {
  "repayment-bill": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: BillList;
  };
  "repayment-extend": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
      /**
       * The new due time that the borrower was shown, epoch ms: where it is another by now, nothing is extended (3106).
       */
      dueTime?: number;
      /**
       * The reduction of the overdue fee that he was shown, likewise.
       */
      reducedFee?: number;
    } & Carried;
    response: Renewal;
  };
  "repayment-history": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    } & Carried;
    response: {
      loanGid: string;
      moments: LoanMoment[];
    };
  };
  "repayment-loandetail": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    } & Carried;
    response: LoanDetail;
  };
  "repayment-pay": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
      amount: number;
      method: "card" | "transfer";
      /**
       * Of a card payment.
       */
      bankcardGid?: string;
      /**
       * Open periods that the borrower chose.
       */
      periods?: number;
      /**
       * What the borrower was shown as owed: where it is another sum by now, nothing is charged (3106).
       */
      owed?: number;
      /**
       * What it is for: a renewal that lapsed or costs something else by now is not charged (3199).
       */
      purpose?: "renew";
      /**
       * 6 digits, where the bank asked for them (2801).
       */
      otp?: string;
    } & Carried;
    response: Payment;
  };
  "repayment-quote": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
      /**
       * How many open periods, oldest first; all when left out.
       */
      periods?: number;
      /**
       * What this amount pays, of all that is owed; in place of `periods`.
       */
      amount?: number;
    } & Carried;
    response: Quote;
  };
  "repayment-receipt": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      payGid: string;
    } & Carried;
    response: Receipt;
  };
  "repayment-renew-cancel": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    } & Carried;
    response: Renewal;
  };
  "repayment-renew": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    } & Carried;
    response: Renewal;
  };
  "repayment-statement": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Absent: all loans.
       */
      loanGid?: string;
      /**
       * The Lagos month. Absent: since the first loan was paid out.
       */
      month?: string;
    } & Carried;
    response: Statement;
  };
  "repayment-status": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      payGid: string;
    } & Carried;
    response: Payment;
  };
  "repayment-va-static": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    } & Carried;
    response: VirtualAccount;
  };
}
