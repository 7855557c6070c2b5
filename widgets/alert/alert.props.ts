/* Generated from alert.schema.json by npm run generate. */

/**
 * A notice in its place: colour, icon and words.
 */
export interface AlertProps {
  /**
   * Default info.
   */
  tone?: "info" | "warn" | "danger" | "good";
  /**
   * The news in a few words.
   */
  title?: string;
  /**
   * What it means and what to do.
   */
  text?: string;
  /**
   * Without an icon.
   */
  plain?: boolean;
}
