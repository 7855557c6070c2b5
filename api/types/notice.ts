/* Generated from api/notice/ by npm run generate. */

import type { Notice } from "./entities/notice.ts";

export interface NoticeCalls {
  "notice-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
    response: {
      notices: Notice[];
    };
  };
}
