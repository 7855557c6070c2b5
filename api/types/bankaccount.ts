/* Generated from api/bankaccount/ by npm run generate. */

import type { Bank } from "./entities/bank.ts";
import type { BankAccount } from "./entities/bank-account.ts";
import type { Carried } from "./entities/carried.ts";

export interface BankaccountCalls {
  "bankaccount-add": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bankCode: string;
      accountNumber: string;
    } & Carried;
    response: BankAccount;
  };
  "bankaccount-banks": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: {
      banks: Bank[];
    };
  };
  "bankaccount-default": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      accountGid: string;
    } & Carried;
    response: {};
  };
  "bankaccount-list": {
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
      accounts: BankAccount[];
      /**
       * How many entries there are on all pages.
       */
      listTotal?: number;
    };
  };
  "bankaccount-remove": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      accountGid: string;
    } & Carried;
    response: {};
  };
  "bankaccount-resolve": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bankCode: string;
      accountNumber: string;
    } & Carried;
    response: {
      holderName: string;
      bankName: string;
      /**
       * False: the number's check digit does not fit; wallets' numbers do not.
       */
      checkDigitOk: boolean;
    };
  };
}
