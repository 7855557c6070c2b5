/* Generated from api/device/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";

export interface DeviceCalls {
  "device-bind": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Device id.
       */
      zuid: string;
      /**
       * Needed where another device is bound.
       */
      verifyToken?: string;
    } & Carried;
    response: {
      /**
       * 1: this device is bound.
       */
      bindDeviceFlag: number;
    };
  };
  "device-verify": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; only where nobody is logged in.
       */
      mobile?: string;
      /**
       * Device id.
       */
      zuid: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
    } & Carried;
    response: {
      /**
       * Lets the device be bound, once.
       */
      verifyToken: string;
      /**
       * epoch ms.
       */
      expireTime: number;
    };
  };
}
