/* Generated from select-field.schema.json by npm run generate. */

/**
 * One of many, in the system's own list.
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
   * What can be chosen, in order.
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
  }[];
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
