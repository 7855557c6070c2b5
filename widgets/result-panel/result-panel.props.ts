/* Generated from result-panel.schema.json by npm run generate. */

/**
 * How something ended: a drawing, words, a figure, and facts below.
 */
export interface ResultPanelProps {
  /**
   * The drawing.
   */
  drawing?:
    "welcome" | "success" | "waiting" | "refused" | "overdue" | "empty" | "offline" | "security" | "gift" | "phone";
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
  tone?: "neutral" | "info" | "good" | "warn" | "danger";
}
