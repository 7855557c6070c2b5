/* Generated from api/bankcard/ by npm run generate. */

import type { BankCard } from "./entities/bank-card.ts";
import type { CardActivation } from "./entities/card-activation.ts";
import type { Carried } from "./entities/carried.ts";

export interface BankcardCalls {
  "bankcard-activate": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      activationGid: string;
      /**
       * 6 digits, where the bank asked for them (2801).
       */
      otp?: string;
    } & Carried;
    response: {
      bankcardGid: string;
      /**
       * 1: active.
       */
      bankcardStatus: number;
      /**
       * What was charged.
       */
      fee: number;
      /**
       * Value of the coupon that was given for it; 0 when one was given before.
       */
      coupon: number;
    };
  };
  "bankcard-add": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      cardNo: string;
      expiryMonth: string;
      /**
       * Two digits, 20YY.
       */
      expiryYear: string;
      cvv: string;
    } & Carried;
    response: CardActivation;
  };
  "bankcard-default": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bankcardGid: string;
    } & Carried;
    response: {};
  };
  "bankcard-list": {
    guest: true;
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
      cards: BankCard[];
      /**
       * How many entries there are on all pages.
       */
      listTotal?: number;
    };
  };
  "bankcard-otp": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      activationGid: string;
      /**
       * 6 digits.
       */
      otp: string;
    } & Carried;
    response: CardActivation;
  };
  "bankcard-pin": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      activationGid: string;
      /**
       * 4 digits.
       */
      pin: string;
    } & Carried;
    response: CardActivation;
  };
  "bankcard-remove": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bankcardGid: string;
    } & Carried;
    response: {};
  };
}
