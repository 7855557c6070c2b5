/* Generated from notice-bar.schema.json by npm run generate. */

import type { IconName } from "../shared/names.ts";

/**
 * Says across the page what holds for all of it, as long as it does: no line, demo data, no storage.
 */
export interface NoticeBarProps {
  /**
   * The words.
   */
  text: string;
  /**
   * The icon before them.
   */
  icon: IconName;
  /**
   * Default info.
   */
  tone?: "info" | "warn";
  /**
   * Words of the way to what can be done meanwhile; absent, none.
   */
  way?: string;
}
