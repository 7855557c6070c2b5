/* Generated from api/bankcard/ by npm run generate. */

import type { BankCard } from "./entities/bank-card.ts";
import type { CardActivation } from "./entities/card-activation.ts";

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
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
    response: CardActivation;
  };
  "bankcard-list": {
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
      cards: BankCard[];
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
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
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
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
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
}
