/* Generated from api/index/ by npm run generate. */

import type { CreditStatus } from "./entities/credit-status.ts";
import type { MainHome } from "./entities/main-home.ts";

export interface IndexCalls {
  "index-creditstatus": {
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
    response: CreditStatus;
  };
  "index-mainhome": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      pageId?: string;
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
    response: MainHome;
  };
}
