/* Generated from menu-item.schema.json by npm run generate. */

import type { IconName } from "../shared/names.ts";

/**
 * One way on in a menu.
 */
export interface MenuItemProps {
  /**
   * The icon.
   */
  icon: IconName;
  /**
   * Where it goes.
   */
  label: string;
  /**
   * A second, quiet line or value.
   */
  hint?: string;
  /**
   * A short count or word.
   */
  badge?: string;
  /**
   * A red dot.
   */
  dot?: boolean;
}
