/* Generated from disclosure.schema.json by npm run generate. */

/**
 * A line that opens to show more words below it: a question and its answer.
 */
export interface DisclosureProps {
  /**
   * The line, for example a question.
   */
  title: string;
  /**
   * What shows when it is open.
   */
  text: string;
  /**
   * Open from the start.
   */
  open?: boolean;
}
