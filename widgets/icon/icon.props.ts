/* Generated from icon.schema.json by npm run generate. */

import type { IconName } from "../shared/names.ts";

/**
 * A drawing that stands for something.
 */
export interface IconProps {
  /**
   * Which one.
   */
  name: IconName;
  /**
   * px at 375. Default 24.
   */
  size?: 16 | 20 | 24 | 32 | 40;
  /**
   * Default the colour of the text around it.
   */
  tone?: "ink" | "soft" | "brand" | "danger" | "warn" | "good" | "on-brand";
  /**
   * On a soft round ground.
   */
  backed?: boolean;
  /**
   * Read out; leave it away when words stand beside it.
   */
  label?: string;
}
