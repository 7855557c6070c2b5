/* Generated from stack.schema.json by npm run generate. */

/**
 * Places its children below or beside each other.
 */
export interface StackProps {
  /**
   * Default column. Columns: from 750 px on the second stands beside the first and the third, the shorter stays in view; below each other before.
   */
  direction?: "column" | "row" | "columns";
  /**
   * Space between, px at 375. Default 16.
   */
  gap?: 0 | 4 | 8 | 12 | 16 | 24 | 32;
  /**
   * Across the direction. Default stretch in a column, center in a row.
   */
  align?: "start" | "center" | "end" | "stretch" | "baseline";
  /**
   * Along the direction. Default start.
   */
  justify?: "start" | "center" | "end" | "between";
  /**
   * A row may go on in the next line.
   */
  wrap?: boolean;
  /**
   * The children of a row share its width equally.
   */
  equal?: boolean;
  /**
   * Space around, px at 375. Default 0.
   */
  padding?: 0 | 8 | 12 | 16 | 24;
  /**
   * Where it shows, if not on both: on the screen, or on paper when the page is printed.
   */
  only?: "screen" | "print";
  /**
   * What it is to a screen reader. Default nothing.
   */
  tag?: "section" | "nav" | "footer";
}
