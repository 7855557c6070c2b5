/* Generated from api/index/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
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
    } & Carried;
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
    } & Carried;
    response: MainHome;
  };
}
