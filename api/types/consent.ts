/* Generated from api/consent/ by npm run generate. */

export interface ConsentCalls {
  "consent-save": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * What was agreed to, for example the loan agreement.
       */
      consent: string;
      textVersion: string;
      granted: boolean;
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
      consentGid: string;
    };
  };
}
