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
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
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
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
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
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
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
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
    response: {
      accounts: BankAccount[];
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
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
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
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
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
