/* Generated from api/cipher/ by npm run generate. */

export interface CipherCalls {
  "cipher-nonce": {
    guest: true;
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
      /**
       * What the keys of a session are derived from, good for 12 hours; sent back in the header `cipher` of each sealed call.
       */
      nonce: string;
    };
  };
}
