/* Generated from button.schema.json by npm run generate. */

/**
 * Does something. One primary button a screen.
 */
export interface ButtonProps {
  /**
   * What pressing does, as a verb.
   */
  label: string;
  /**
   * Default primary.
   */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /**
   * Default medium (48 px high).
   */
  size?: "small" | "medium";
  /**
   * As wide as its container.
   */
  full?: boolean;
  /**
   * Enter in a field of the same screen presses it.
   */
  submit?: boolean;
  /**
   * Cannot be pressed now; say why in `reason`.
   */
  disabled?: boolean;
  /**
   * Why it is disabled, shown below.
   */
  reason?: string;
}
