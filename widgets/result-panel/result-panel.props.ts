/* Generated from result-panel.schema.json by npm run generate. */

import type { DrawingName, MarkName, Tone } from "../shared/names.ts";

/**
 * How something ended: a drawing, words, a figure, and facts below.
 */
export interface ResultPanelProps {
  /**
   * The drawing.
   */
  drawing?: DrawingName;
  /**
   * What happened.
   */
  title: string;
  /**
   * What happens next.
   */
  text?: string;
  /**
   * The figure, in kobo
   */
  amount?: number;
  /**
   * What the figure is.
   */
  amountLabel?: string;
  /**
   * Tone of the title's mark.
   */
  tone?: Tone;
  /**
   * The brand's shape: solid is a filled head, split a card with the drawing beside the words, ring the drawing in a round field, plain words at the left. Absent, all in the middle of the page.
   */
  layout?: "solid" | "split" | "ring" | "plain";
  /**
   * The brand's drawing, as a seal on the other one.
   */
  mark?: MarkName;
}
