/* Generated from empty-state.schema.json by npm run generate. */

import type { DrawingName } from "../shared/names.ts";

/**
 * Nothing here: a drawing, one sentence, one way on.
 */
export interface EmptyStateProps {
  /**
   * The drawing; default empty.
   */
  drawing?: DrawingName;
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
