/* Generated from api/bankaccount/ by npm run generate. */

import type { Bank } from "./entities/bank.ts";
import type { BankAccount } from "./entities/bank-account.ts";

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
    };
    response: BankAccount;
  };
  "bankaccount-banks": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      banks: Bank[];
    };
  };
  "bankaccount-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      accounts: BankAccount[];
    };
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
    };
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
