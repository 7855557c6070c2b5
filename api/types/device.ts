/* Generated from api/device/ by npm run generate. */

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
