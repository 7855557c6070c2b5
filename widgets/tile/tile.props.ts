/* Generated from tile.schema.json by npm run generate. */

import type { IconName } from "../shared/names.ts";

/**
 * A quick action: an icon and a word.
 */
export interface TileProps {
  /**
   * The icon.
   */
  icon: IconName;
  /**
   * The word.
   */
  label: string;
  /**
   * A quiet word below.
   */
  hint?: string;
  /**
   * A short count or word.
   */
  badge?: string;
  /**
   * It cannot be pressed now.
   */
  disabled?: boolean;
}
