/* Generated from api/consent/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { Consent } from "./entities/consent.ts";

export interface ConsentCalls {
  "consent-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: {
      consents: Consent[];
    };
  };
  "consent-save": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * What was agreed to, for example the loan agreement.
       */
      consent: string;
      textVersion: string;
      granted: boolean;
    } & Carried;
    response: {
      consentGid: string;
    };
  };
}
