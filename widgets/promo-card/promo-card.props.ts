/* Generated from promo-card.schema.json by npm run generate. */

import type { IconName } from "../shared/names.ts";

/**
 * An active offer: what it gives and until when.
 */
export interface PromoCardProps {
  /**
   * Headline.
   */
  title: string;
  /**
   * One sentence.
   */
  text?: string;
  /**
   * What it is worth, for example '₦100'.
   */
  badge?: string;
  /**
   * Until when, in words.
   */
  note?: string;
  /**
   * The icon; default gift.
   */
  icon?: IconName;
  /**
   * Words of the action; absent, the whole card is still pressed.
   */
  actionLabel?: string;
  /**
   * A picture in place of the icon; where it cannot be had, the icon.
   */
  imageUrl?: string | null;
}
