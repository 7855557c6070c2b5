/* Generated from money-field.schema.json by npm run generate. */

/**
 * An amount typed in the main unit, kept in the minor unit (kobo), grouped in thousands when it is left.
 */
export interface MoneyFieldProps {
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
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
