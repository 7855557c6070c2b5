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
   * What is shown.
   */
  text: string;
  /**
   * What the event carries instead of text, for example without spaces.
   */
  copied?: string;
  /**
   * Shows the value in the largest size.
   */
  large?: boolean;
}
