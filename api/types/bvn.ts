/* Generated from api/bvn/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";

export interface BvnCalls {
  "bvn-modify": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bvn: string;
    } & Carried;
    response: {
      /**
       * Masked.
       */
      bvn: string;
      verified: boolean;
      /**
       * It was changed once and cannot be changed again.
       */
      modified: boolean;
    };
  };
  "bvn-verify": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bvn: string;
    } & Carried;
    response: {
      /**
       * Masked.
       */
      bvn: string;
      verified: boolean;
      /**
       * It was changed once and cannot be changed again.
       */
      modified: boolean;
    };
  };
}
