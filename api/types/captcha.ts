/* Generated from api/captcha/ by npm run generate. */

export interface CaptchaCalls {
  "captcha-image": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Characters; 4 unless told.
       */
      length?: number;
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
      captchaId: string;
      /**
       * A picture as a data address.
       */
      image: string;
      length: number;
    };
  };
}
