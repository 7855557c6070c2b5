/* Generated from info-list.schema.json by npm run generate. */

import type { IconName } from "../shared/names.ts";

/**
 * The brand's claims: an icon, a figure, a few words each.
 */
export interface InfoListProps {
  /**
   * Heading.
   */
  title?: string;
  /**
   * The claims, in order.
   */
  items: {
    /**
     * The icon.
     */
    icon: IconName;
    /**
     * The short, large part, for example '3 minutes'.
     */
    figure?: string;
    /**
     * What it says.
     */
    text: string;
  }[];
  /**
   * row lays them side by side (default); stack one below the other.
   */
  variant?: "row" | "stack";
}
