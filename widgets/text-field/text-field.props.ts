/* Generated from text-field.schema.json by npm run generate. */

/**
 * One line of text, or several with `lines`. Nothing that is typed or pasted is cut, but what no code of `digits` holds: how long it may be its rule says, in words.
 */
export interface TextFieldProps {
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
   * Which keyboard and capitalisation fit, and what of a paste is dropped: all but its digits, the blanks of an e-mail address, blanks and dashes of a code. Default text.
   */
  kind?: "text" | "name" | "email" | "code" | "digits" | "search";
  /**
   * The HTML autocomplete token, for example `given-name`. Default off.
   */
  autocomplete?: string;
  /**
   * Of the kind digits: how many are kept of what is typed or pasted. No other text is cut, for it would be sent cut, unsaid.
   */
  digits?: number;
  /**
   * More than 1 draws a text area of so many lines.
   */
  lines?: number;
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
  /**
   * Can be read and copied, not edited.
   */
  readOnly?: boolean;
}
