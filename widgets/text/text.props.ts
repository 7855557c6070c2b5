/* Generated from text.schema.json by npm run generate. */

/**
 * Words. Line breaks are kept.
 */
export interface TextProps {
  /**
   * What it says.
   */
  text: string;
  /**
   * Size and weight. Default body.
   */
  role?: "display" | "title" | "subtitle" | "body" | "secondary" | "caption" | "money" | "money-small";
  /**
   * Default ink; soft for secondary and caption.
   */
  tone?: "ink" | "soft" | "brand" | "danger" | "warn" | "good" | "on-brand";
  /**
   * Makes it a heading of this level.
   */
  level?: number;
  /**
   * Default start.
   */
  align?: "start" | "center" | "end";
  /**
   * Heavier.
   */
  strong?: boolean;
  /**
   * Struck through, for what no longer counts.
   */
  struck?: boolean;
}
