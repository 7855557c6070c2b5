/* Generated from api/risk/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { RiskAuth } from "./entities/risk-auth.ts";

export interface RiskCalls {
  "risk-auth": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * 1: the terms of the credit line are wanted with the answer.
       */
      isGetCredit?: number;
      /**
       * Id of the screen that asks.
       */
      pageId?: string;
      productType?: string;
      /**
       * The emergency contacts were changed since the last time.
       */
      updateEmergencyContactList?: boolean;
    } & Carried;
    response: RiskAuth;
  };
}
