/* Generated from api/redbag/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
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
       * The entry that a page begins with.
       */
      from?: number;
    } & Carried;
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
      /**
       * How many entries there are on all pages.
       */
      listTotal?: number;
    };
  };
}
