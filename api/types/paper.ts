/* Generated from api/paper/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";

export interface PaperCalls {
  "paper-link": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * What is asked for.
       */
      kind: "receipt" | "statement";
      /**
       * Of a receipt: the payment.
       */
      payGid?: string;
      /**
       * Of a statement: the loan.
       */
      loanGid?: string;
    } & Carried;
    response: {
      /**
       * Where the file can be fetched by GET, below the mount of the API; the address alone opens it.
       */
      link: string;
      /**
       * Until when, epoch ms.
       */
      expireTime: number;
    };
  };
}
