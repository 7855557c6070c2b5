/* Generated from api/mail/ by npm run generate. */

import type { Email } from "./entities/email.ts";

export interface MailCalls {
  "mail-bind": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      mail: Email;
      /**
       * 6 digits.
       */
      code: string;
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
      mail: Email;
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
