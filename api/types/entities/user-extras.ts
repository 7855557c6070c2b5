/* Generated from schemas/entities/user-extras.schema.json by npm run generate. */

import type { Freeze } from "./freeze.ts";

/**
 * What the user has set up.
 */
export interface UserExtras {
  hasLoginPassword: boolean;
  hasTransPwd: boolean;
  /**
   * Bound e-mail address, empty when none.
   */
  mail: string;
  mailBound: boolean;
  hasBankAccount: boolean;
  /**
   * When a cancellation under way takes effect, epoch milliseconds.
   */
  cancelTime?: number;
  cardFreeze?: Freeze;
  mailFreeze?: Freeze;
  /**
   * 1: sub-loan logic is on.
   */
  isSubLogic?: number;
  /**
   * 1: the device of the request is bound; absent when the request names none.
   */
  bindDeviceFlag?: number;
}
