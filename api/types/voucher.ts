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
      /**
       * Only vouchers of this kind.
       */
      kind?:
        | "cash"
        | "discount"
        | "interest-discount"
        | "interest-free"
        | "installment"
        | "universal"
        | "invitation-exclusive";
      /**
       * The entry that a page begins with.
       */
      from?: number;
    } & Carried;
    response: {
      vouchers: Voucher[];
      /**
       * How many entries there are on all pages.
       */
      listTotal?: number;
    };
  };
}
