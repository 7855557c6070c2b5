/* Generated from switch.schema.json by npm run generate. */

/**
 * Turns something on or off at once.
 */
export interface SwitchProps {
  /**
   * What is switched.
   */
  label: string;
  /**
   * A second, quieter line.
   */
  help?: string;
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
