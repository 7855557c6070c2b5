/* Generated from choice.schema.json by npm run generate. */

/**
 * One of a few, as tiles that can each explain themselves.
 */
export interface ChoiceProps {
  /**
   * The words above the field; also its accessible name.
   */
  label: string;
  /**
   * One line below the field, shown while there is no error.
   */
  help?: string;
  /**
   * The tiles, in order.
   */
  options: {
    /**
     * What the bound path receives, in the same type.
     */
    value: string | number;
    /**
     * The first line of the tile.
     */
    title: string;
    /**
     * A second, quieter line.
     */
    detail?: string;
    /**
     * A short word in the corner, for example Popular.
     */
    badge?: string;
    /**
     * Shown but not selectable; say why in `detail`.
     */
    disabled?: boolean;
  }[];
  /**
   * How many tiles stand side by side. Default 1.
   */
  columns?: 1 | 2 | 3;
  /**
   * Keeps the label for screen readers only.
   */
  hideLabel?: boolean;
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
