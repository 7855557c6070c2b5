/* Generated from api/captcha/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";

export interface CaptchaCalls {
  "captcha-image": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Characters; 4 unless told.
       */
      length?: number;
    } & Carried;
    response: {
      captchaId: string;
      /**
       * A picture as a data address.
       */
      image: string;
      length: number;
    };
  };
}
