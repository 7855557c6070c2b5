/* Generated from list.schema.json by npm run generate. */

/**
 * Rows or cards with a heading and what is shown when there are none.
 */
export interface ListProps {
  /**
   * Heading.
   */
  title?: string;
  /**
   * Words of a link beside the heading; absent, none.
   */
  actionLabel?: string;
  /**
   * What is chosen, where the children are radios of one field: they are a group of this name. Absent, they are none.
   */
  choice?: string;
  /**
   * There are no rows: the slot empty is shown instead of the children.
   */
  empty?: boolean;
  /**
   * cards leaves gaps between children (default); rows joins them in one card; plain has neither.
   */
  variant?: "cards" | "rows" | "plain";
}
