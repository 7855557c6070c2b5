/* Generated from api/message/ by npm run generate. */

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
      /**
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
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
       * The picture that was asked for.
       */
      captchaId?: string;
      /**
       * What is to be read in it.
       */
      captchaCode?: string;
    };
    response: {
      messages: Message[];
      unread: number;
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
      unread: number;
    };
  };
}
