/* Generated from media-banner.schema.json by npm run generate. */

import type { DrawingName } from "../shared/names.ts";

/**
 * One large banner with a drawing that fills the width.
 */
export interface MediaBannerProps {
  /**
   * Headline.
   */
  title: string;
  /**
   * One sentence.
   */
  text?: string;
  /**
   * The drawing.
   */
  drawing?: DrawingName;
  /**
   * Ground: brand (default), accent or soft.
   */
  tone?: "brand" | "accent" | "soft";
  /**
   * Words of the call to action.
   */
  actionLabel?: string;
  /**
   * A picture in place of the drawing; where it cannot be had, the drawing.
   */
  imageUrl?: string | null;
}
