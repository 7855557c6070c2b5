/* Generated from divider.schema.json by npm run generate. */

/**
 * A thin line, with words in it if need be.
 */
export interface DividerProps {
  /**
   * Words in the middle, for example or.
   */
  label?: string;
  /**
   * Keeps 16 px off the sides.
   */
  inset?: boolean;
}
