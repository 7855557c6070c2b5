/* Generated from api/voucher/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
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
    } & Carried;
    response: {
      vouchers: Voucher[];
    };
  };
}
