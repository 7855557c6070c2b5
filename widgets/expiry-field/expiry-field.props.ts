/* Generated from expiry-field.schema.json by npm run generate. */

/**
 * When a card expires: month and year in one box, typed through as one; "9" is September, a whole expiry can be pasted.
 */
export interface ExpiryFieldProps {
  /**
   * The words above the box; also the name of the group.
   */
  label: string;
  /**
   * One line below the box, shown while there is no error.
   */
  help?: string;
}
