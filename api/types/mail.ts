/* Generated from api/mail/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";

export interface MailCalls {
  "mail-bind": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As long as the rule `email` takes; what is no address that rule refuses, in its words.
       */
      mail: string;
      /**
       * 6 digits.
       */
      code: string;
    } & Carried;
    response: {
      mail: string;
      /**
       * Value of the coupon that was given for it; 0 when one was given before.
       */
      coupon: number;
    };
  };
  "mail-send-code": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As long as the rule `email` takes; what is no address that rule refuses, in its words.
       */
      mail: string;
    } & Carried;
    response: {
      /**
       * Digits of the code.
       */
      codeLength: number;
      /**
       * Seconds until another may be asked for.
       */
      resendSeconds: number;
      /**
       * Until when the code is good, epoch ms.
       */
      expireTime: number;
      /**
       * Submissions left today.
       */
      left: number;
    };
  };
}
