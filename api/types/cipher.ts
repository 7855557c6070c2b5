/* Generated from api/cipher/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";

export interface CipherCalls {
  "cipher-nonce": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: {
      /**
       * What the keys of a session are derived from, good for 12 hours; sent back in the header `cipher` of each sealed call.
       */
      nonce: string;
    };
  };
}
