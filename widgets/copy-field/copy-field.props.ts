/* Generated from copy-field.schema.json by npm run generate. */

/**
 * A value to take along, with a copy button that says when it did.
 */
export interface CopyFieldProps {
  /**
   * What it is.
   */
  label: string;
  /**
   * What is shown, and copied as it is: by hand nothing else could be.
   */
  text: string;
  /**
   * Shows the value in the largest size.
   */
  large?: boolean;
}
