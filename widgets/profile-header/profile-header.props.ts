/* Generated from profile-header.schema.json by npm run generate. */

import type { MarkName } from "../shared/names.ts";

/**
 * Who is logged in: name, masked phone, the brand's mark.
 */
export interface ProfileHeaderProps {
  /**
   * The borrower's name; absent, the phone stands alone.
   */
  name?: string;
  /**
   * Phone, masked.
   */
  phone?: string;
  /**
   * The brand's drawing in the background.
   */
  mark?: MarkName;
  /**
   * One quiet line.
   */
  hint?: string;
  /**
   * Words of an action, for example 'Log in'; absent, none.
   */
  actionLabel?: string;
}
