/* Generated from phone-field.schema.json by npm run generate. */

/**
 * A mobile number. Spaces, dashes, a leading +234, 234 or 0 are accepted; the value is the 10 digits as text once they are complete, else the digits typed so far.
 */
export interface PhoneFieldProps {
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
   * Digits of the country code shown before the field and accepted when pasted. Default 234.
   */
  countryCode?: string;
  /**
   * The HTML autocomplete token. Default tel-national; off for somebody else's number.
   */
  autocomplete?: string;
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
