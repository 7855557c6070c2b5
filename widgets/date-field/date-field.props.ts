/* Generated from date-field.schema.json by npm run generate. */

/**
 * A calendar day, in the system's own picker; below it the day as dd/MM/yyyy, since the picker writes it its own way.
 */
export interface DateFieldProps {
  /**
   * The words above the field; also its accessible name.
   */
  label: string;
  /**
   * One line below the field, shown while there is no error and no day.
   */
  help?: string;
  /**
   * The first day that can be picked, yyyy-MM-dd.
   */
  from?: string;
  /**
   * The last day that can be picked, yyyy-MM-dd.
   */
  to?: string;
  /**
   * The HTML autocomplete token, for example `bday`. Default off.
   */
  autocomplete?: string;
}
