/* Generated from brand-mark.schema.json by npm run generate. */

import type { MarkName } from "../shared/names.ts";

/**
 * A brand's logo: a geometric mark in its colours, with its name in its display font.
 */
export interface BrandMarkProps {
  /**
   * The brand's name.
   */
  name: string;
  /**
   * Id of the drawing.
   */
  mark: MarkName;
  /**
   * small 24 px, medium 40 px (default), large 64 px.
   */
  size?: "small" | "medium" | "large";
  /**
   * Shows the name beside the mark. Default true.
   */
  withName?: boolean;
  /**
   * Puts the name under the mark.
   */
  stacked?: boolean;
  /**
   * brand on a light ground (default); inverse on the brand's own colour.
   */
  tone?: "brand" | "inverse";
}
