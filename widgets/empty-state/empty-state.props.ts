/* Generated from empty-state.schema.json by npm run generate. */

/**
 * Nothing here: a drawing, one sentence, one way on.
 */
export interface EmptyStateProps {
  /**
   * The drawing; default empty.
   */
  drawing?:
    "welcome" | "success" | "waiting" | "refused" | "overdue" | "empty" | "offline" | "security" | "gift" | "phone";
  /**
   * A short heading.
   */
  title?: string;
  /**
   * One sentence.
   */
  text: string;
  /**
   * Words of the way on; absent, none.
   */
  actionLabel?: string;
}
