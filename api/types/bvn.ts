/* Generated from api/bvn/ by npm run generate. */

export interface BvnCalls {
  "bvn-modify": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bvn: string;
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
       * Masked.
       */
      bvn: string;
      verified: boolean;
      /**
       * It was changed once and cannot be changed again.
       */
      modified: boolean;
    };
  };
  "bvn-verify": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bvn: string;
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
       * Masked.
       */
      bvn: string;
      verified: boolean;
      /**
       * It was changed once and cannot be changed again.
       */
      modified: boolean;
    };
  };
}
