/* Generated from icon-button.schema.json by npm run generate. */

import type { IconName } from "../shared/names.ts";

/**
 * A button that is only an icon.
 */
export interface IconButtonProps {
  /**
   * Which icon of the icon widget.
   */
  icon: IconName;
  /**
   * What pressing does; read out, not drawn.
   */
  label: string;
  /**
   * Default ink.
   */
  tone?: "ink" | "soft" | "brand" | "on-brand";
  /**
   * Cannot be pressed now.
   */
  disabled?: boolean;
}
