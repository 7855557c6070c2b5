/* Generated from illustration.schema.json by npm run generate. */

import type { DrawingName } from "../shared/names.ts";

/**
 * A decorative drawing in the brand's colours.
 */
export interface IllustrationProps {
  /**
   * Which drawing.
   */
  name: DrawingName;
  /**
   * small 72 px, medium 128 px (default), large 176 px.
   */
  size?: "small" | "medium" | "large";
}
