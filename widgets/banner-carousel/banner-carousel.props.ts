/* Generated from banner-carousel.schema.json by npm run generate. */

import type { DrawingName } from "../shared/names.ts";

/**
 * A few banners that swipe; they advance by themselves unless motion is reduced or the borrower paused them.
 */
export interface BannerCarouselProps {
  /**
   * Name of the group for screen readers.
   */
  label: string;
  /**
   * The banners, in order.
   */
  banners: {
    /**
     * Tells it from the others.
     */
    id: string;
    /**
     * What a press of it tells.
     */
    value?: string;
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
     * Ground: brand, accent or soft.
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
  }[];
  /**
   * Seconds each banner stays; 0 never advances. Default 6.
   */
  seconds?: number;
}
