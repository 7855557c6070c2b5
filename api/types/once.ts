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
  "once-guest-answer": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * The idempotency-key of the call of a guest that is asked about. Nobody else can know it.
       */
      key: string;
    } & Carried;
    response: {
      /**
       * Whether a guest's call was answered with this key. If not, the key is closed from now on: a call that comes with it later is refused (3199), so that "nothing arrived" stays true.
       */
      known: boolean;
      /**
       * What that call was answered, as its own envelope said. No token is kept: in the first 10 minutes it comes with that of a new session, later without one.
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
