/* Generated from api/reminder/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { Reminders } from "./entities/reminders.ts";

export interface ReminderCalls {
  "reminder-calendar": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    } & Carried;
    response: {
      /**
       * Where the calendar file can be fetched by GET, below the mount of the API; the address alone opens it.
       */
      link: string;
      /**
       * Until when, epoch ms.
       */
      expireTime: number;
    };
  };
  "reminder-get": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: Reminders;
  };
  "reminder-save": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * By text message.
       */
      sms: boolean;
      /**
       * By e-mail; only with an address that is bound.
       */
      mail: boolean;
      /**
       * As many days before as the brand says first.
       */
      first: boolean;
      /**
       * As many days before as the brand says second.
       */
      second: boolean;
      /**
       * As many days before as the brand says third.
       */
      third: boolean;
      /**
       * On the day itself.
       */
      day: boolean;
    } & Carried;
    response: Reminders;
  };
}
