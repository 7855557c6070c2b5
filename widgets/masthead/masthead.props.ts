/* Generated from masthead.schema.json by npm run generate. */

import type { MarkName } from "../shared/names.ts";

/**
 * The head of a screen that a brand speaks from: its mark and name, with words below.
 */
export interface MastheadProps {
  /**
   * The brand's name.
   */
  name: string;
  /**
   * Id of the drawing.
   */
  mark: MarkName;
  /**
   * The brand's shape: solid is a block of its colour, split the mark beside the name under a line, ring the mark in a round field, plain words at the left over a bar. Default solid.
   */
  layout?: "solid" | "split" | "ring" | "plain";
}
