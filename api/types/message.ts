/* Generated from api/message/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { Message } from "./entities/message.ts";

export interface MessageCalls {
  "message-detail": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      messageGid: string;
    } & Carried;
    response: Message;
  };
  "message-list": {
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
      messages: Message[];
      unread: number;
      /**
       * How many entries there are on all pages.
       */
      listTotal?: number;
    };
  };
  "message-read": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * All when left out.
       */
      messageGid?: string;
    } & Carried;
    response: {
      unread: number;
    };
  };
}
