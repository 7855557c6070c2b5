/* Generated from api/invite/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { Invitation } from "./entities/invitation.ts";

export interface InviteCalls {
  "invite-info": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: {
      invitationCode: string;
      activityId: string;
      /**
       * Friends who registered, and have an account or took a loan.
       */
      invitedCount: number;
      /**
       * Friends who took a loan.
       */
      borrowedCount: number;
      /**
       * Cash that was earned so far.
       */
      rewardTotal: number;
      /**
       * Cash for each friend who takes a loan.
       */
      rewardEach: number;
      /**
       * Coupon that both receive then.
       */
      couponValue: number;
      /**
       * The least that this borrower may withdraw at once (V7).
       */
      withdrawalMinimum: number;
    };
  };
  "invite-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * The entry that a page begins with.
       */
      from?: number;
    } & Carried;
    response: {
      invitations: Invitation[];
      /**
       * How many entries there are on all pages.
       */
      listTotal?: number;
    };
  };
}
