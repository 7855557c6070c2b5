/* Generated from select-field.schema.json by npm run generate. */

/**
 * One of many, in the system's own list; one of more than 12 in a sheet with a search.
 */
export interface SelectFieldProps {
  /**
   * The words above the field; also its accessible name.
   */
  label: string;
  /**
   * One line below the field, shown while there is no error.
   */
  help?: string;
  /**
   * The first line while nothing is chosen.
   */
  placeholder?: string;
  /**
   * What can be chosen, in order; below what stands first from A to Z.
   */
  options: {
    /**
     * What the bound path receives, in the same type.
     */
    value: string | number;
    /**
     * What the borrower reads.
     */
    label: string;
    /**
     * Shown but not selectable.
     */
    disabled?: boolean;
    /**
     * Other words that it is found by.
     */
    also?: string;
  }[];
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
  /**
   * In a sheet: what stands before all others, each group under its heading.
   */
  first?: {
    /**
     * The heading.
     */
    label: string;
    /**
     * Values of options, in order; what stands in an earlier group, or is no option, is left out.
     */
    values: (string | number)[];
  }[];
  /**
   * In a sheet: what to do where nothing is found.
   */
  none?: string;
}
