/* Generated from number-field.schema.json by npm run generate. */

/**
 * A plain number such as a count of months or children.
 */
export interface NumberFieldProps {
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
   * A word after the figure, for example months.
   */
  unit?: string;
  /**
   * How many decimals may be typed. Default 0.
   */
  decimals?: number;
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
