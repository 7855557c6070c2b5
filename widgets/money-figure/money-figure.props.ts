/* Generated from money-figure.schema.json by npm run generate. */

import type { MarkName } from "../shared/names.ts";

/**
 * The figure a screen is about.
 */
export interface MoneyFigureProps {
  /**
   * What it is.
   */
  label?: string;
  /**
   * The figure, in kobo
   */
  amount: number;
  /**
   * A button hands the amount over in naira, in digits alone.
   */
  copies?: boolean;
  /**
   * One line under it.
   */
  hint?: string;
  /**
   * large 40 px (default) or medium 28 px.
   */
  size?: "large" | "medium";
  /**
   * start or centre (default).
   */
  align?: "start" | "centre";
  /**
   * ink (default), danger or good.
   */
  tone?: "ink" | "danger" | "good";
  /**
   * The brand's shape: solid is a filled card, split a tinted card under a line, ring a card with all in its middle, plain a bare figure at the left. Absent, a bare figure as align says.
   */
  layout?: "solid" | "split" | "ring" | "plain";
  /**
   * The brand's drawing, quietly in the background of a layout.
   */
  mark?: MarkName;
}
