/* Generated from api/suggest/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { Complaint } from "./entities/complaint.ts";

export interface SuggestCalls {
  "suggest-list": {
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
      complaints: Complaint[];
      /**
       * How many entries there are on all pages.
       */
      listTotal?: number;
    };
  };
  "suggest-photo": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * A JPEG, PNG or WebP of at most 2 MB as a data address.
       */
      image: string;
    } & Carried;
    response: {
      photoGid: string;
      /**
       * Bytes.
       */
      size: number;
    };
  };
  "suggest-submit": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      type: "auth" | "credit" | "loan" | "repay" | "overdue" | "other";
      content: string;
      /**
       * The user disputes a charge or a loan.
       */
      dispute?: boolean;
      loanGid?: string;
      contact?: string;
      /**
       * What /suggest/photo called the pictures.
       */
      photos?: string[];
    } & Carried;
    response: {
      suggestGid: string;
      /**
       * By which both speak of it.
       */
      number?: string;
      /**
       * By when it is answered, epoch ms.
       */
      answerTime: number;
    };
  };
}
