/* Generated from api/risk/ by npm run generate. */

import type { RiskAuth } from "./entities/risk-auth.ts";

export interface RiskCalls {
  "risk-auth": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      isGetCredit?: number;
      pageId?: string;
      productType?: string;
      updateEmergencyContactList?: boolean;
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
    response: RiskAuth;
  };
}
