/* Generated from pin-field.schema.json by npm run generate. */

/**
 * A PIN or a code of 4 to 8 digits: one real input drawn as boxes.
 */
export interface PinFieldProps {
  /**
   * The words above the field; also its accessible name.
   */
  label: string;
  /**
   * One line below the field, shown while there is no error.
   */
  help?: string;
  /**
   * How many digits. Default 4.
   */
  length?: number;
  /**
   * Default off; one-time-code offers the code of an SMS.
   */
  autocomplete?: "off" | "one-time-code" | "current-password" | "new-password";
  /**
   * Draws the digits instead of dots, always. Default false: a button shows and hides them.
   */
  shown?: boolean;
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
