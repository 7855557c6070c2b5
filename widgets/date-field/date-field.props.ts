/* Generated from date-field.schema.json by npm run generate. */

/**
 * A calendar day in three fields, day, month and year, that are typed through as one; a whole date can be pasted into each.
 */
export interface DateFieldProps {
  /**
   * The words above the fields; also the name of their group.
   */
  label: string;
  /**
   * One line below the fields, shown while there is no error.
   */
  help?: string;
  /**
   * What the HTML autocomplete tokens begin with, for example `bday` (bday-day, bday-month, bday-year). Default off.
   */
  autocomplete?: string;
}
