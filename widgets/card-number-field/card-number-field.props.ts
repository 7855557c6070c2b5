/* Generated from card-number-field.schema.json by npm run generate. */

/**
 * The number of a bank card in groups of four, with the name of its scheme; whatever is pasted is accepted, its digits are kept.
 */
export interface CardNumberFieldProps {
  /**
   * The words above the field; also its accessible name.
   */
  label: string;
  /**
   * One line below the field, shown while there is no error.
   */
  help?: string;
}
