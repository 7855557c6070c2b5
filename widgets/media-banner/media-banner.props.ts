/* Generated from media-banner.schema.json by npm run generate. */

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
  drawing?:
    "welcome" | "success" | "waiting" | "refused" | "overdue" | "empty" | "offline" | "security" | "gift" | "phone";
  /**
   * Ground: brand (default), accent or soft.
   */
  tone?: "brand" | "accent" | "soft";
  /**
   * Words of the call to action.
   */
  actionLabel?: string;
}
