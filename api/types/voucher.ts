/* Generated from api/voucher/ by npm run generate. */

import type { Voucher } from "./entities/voucher.ts";

export interface VoucherCalls {
  "voucher-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Only vouchers in this state.
       */
      state?: "available" | "used" | "expired";
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
      vouchers: Voucher[];
    };
  };
}
