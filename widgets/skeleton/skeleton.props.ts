/* Generated from skeleton.schema.json by npm run generate. */

/**
 * The grey shape of what is coming.
 */
export interface SkeletonProps {
  /**
   * Default line.
   */
  shape?: "line" | "title" | "card" | "hero" | "list" | "field";
  /**
   * How many, below each other. Default 1.
   */
  count?: number;
}
