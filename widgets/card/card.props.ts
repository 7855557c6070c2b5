/* Generated from card.schema.json by npm run generate. */

/**
 * A surface that holds what belongs together.
 */
export interface CardProps {
  /**
   * Default plain.
   */
  tone?: "plain" | "soft" | "brand" | "accent" | "danger" | "warn" | "good";
  /**
   * Default medium (16 px).
   */
  padding?: "none" | "small" | "medium" | "large";
  /**
   * The whole card can be pressed.
   */
  pressable?: boolean;
  /**
   * Accessible name of a pressable card; any other is a group of this name.
   */
  label?: string;
}
