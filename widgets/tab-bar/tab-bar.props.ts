/* Generated from tab-bar.schema.json by npm run generate. */

import type { IconName } from "../shared/names.ts";

/**
 * The footer's ways between the app's main screens, fixed above the safe area.
 */
export interface TabBarProps {
  /**
   * The tabs, in order.
   */
  items: {
    /**
     * What select carries.
     */
    id: string;
    /**
     * Words under the icon.
     */
    label: string;
    /**
     * The icon.
     */
    icon: IconName;
    /**
     * This tab is the current screen; pressing it does nothing.
     */
    active?: boolean;
    /**
     * A red dot: there is something to see.
     */
    dot?: boolean;
  }[];
}
