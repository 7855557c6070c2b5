/* Generated from api/once/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";

export interface OnceCalls {
  "once-answer": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * The idempotency-key of the call that is asked about.
       */
      key: string;
    } & Carried;
    response: {
      /**
       * Whether a call of this borrower was answered with this key. If not, the key is closed from now on: a call that comes with it later is refused (3199), so that "nothing arrived" stays true.
       */
      known: boolean;
      /**
       * What that call was answered, as its own envelope said.
       */
      answer?: {
        status: number;
        message: string;
        /**
         * As the answer of that call has it.
         */
        content: {};
      };
    };
  };
}
