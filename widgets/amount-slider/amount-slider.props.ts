/* Generated from amount-slider.schema.json by npm run generate. */

/**
 * Chooses an amount between two bounds by sliding, stepping or typing; floors to the multiple when the figure is left (V5).
 */
export interface AmountSliderProps {
  /**
   * The words above the field; also its accessible name.
   */
  label: string;
  /**
   * One line below the field, shown while there is no error.
   */
  help?: string;
  /**
   * Smallest amount, kobo.
   */
  min: number;
  /**
   * Largest amount, kobo.
   */
  max: number;
  /**
   * The amount is a multiple of this, kobo. Default 10000.
   */
  multiple?: number;
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
