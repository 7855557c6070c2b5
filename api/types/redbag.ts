/* Generated from api/redbag/ by npm run generate. */

import type { RedBag } from "./entities/red-bag.ts";

export interface RedbagCalls {
  "redbag-list": {
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
      /**
       * All that was ever given.
       */
      total: number;
      withdrawable: number;
      /**
       * The least that may be withdrawn at once.
       */
      minimum: number;
      redBags: RedBag[];
    };
  };
}
