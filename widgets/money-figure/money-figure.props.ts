/* Generated from money-figure.schema.json by npm run generate. */

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
}
