/* Generated from api/notice/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { Notice } from "./entities/notice.ts";

export interface NoticeCalls {
  "notice-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: {
      notices: Notice[];
    };
  };
}
