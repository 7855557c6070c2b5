/* Generated from result-panel.schema.json by npm run generate. */

import type { DrawingName, Tone } from "../shared/names.ts";

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
}
