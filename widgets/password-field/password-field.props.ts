/* Generated from password-field.schema.json by npm run generate. */

/**
 * A password that can be shown while it is held.
 */
export interface PasswordFieldProps {
  /**
   * The words above the field; also its accessible name.
   */
  label: string;
  /**
   * One line below the field, shown while there is no error.
   */
  help?: string;
  /**
   * An example inside the empty field; never the only place of an instruction.
   */
  placeholder?: string;
  /**
   * Lets password managers help. Default current-password.
   */
  autocomplete?: "current-password" | "new-password" | "off";
  /**
   * No more characters than this can be typed.
   */
  maxLength?: number;
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
