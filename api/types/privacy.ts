/* Generated from api/privacy/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { DataRequest } from "./entities/data-request.ts";

export interface PrivacyCalls {
  "privacy-copy": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * To be read by a person, or by another lender's machine.
       */
      form: "pdf" | "json";
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
  "privacy-requests": {
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
      requests: DataRequest[];
      /**
       * How many entries there are on all pages.
       */
      listTotal?: number;
    };
  };
}
