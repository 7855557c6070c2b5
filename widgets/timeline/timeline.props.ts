/* Generated from timeline.schema.json by npm run generate. */

/**
 * What happened and what comes next, in order.
 */
export interface TimelineProps {
  /**
   * Heading.
   */
  title?: string;
  /**
   * What happened, and no steps to be done: only what is still to come says so where it is read aloud.
   */
  history?: boolean;
  /**
   * The moments, in order.
   */
  items: {
    /**
     * What happens.
     */
    title: string;
    /**
     * When, epoch ms
     */
    time?: number;
    /**
     * What it is about, in kobo
     */
    amount?: number;
    /**
     * One sentence.
     */
    text?: string;
    /**
     * done, current, waiting (default) or failed.
     */
    state?: "done" | "current" | "waiting" | "failed";
  }[];
}
