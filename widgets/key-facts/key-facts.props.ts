/* Generated from key-facts.schema.json by npm run generate. */

/**
 * What a loan costs, as a table of terms and values; the total is emphasised.
 */
export interface KeyFactsProps {
  /**
   * Heading.
   */
  title?: string;
  /**
   * The facts, in order.
   */
  rows: {
    /**
     * What it is.
     */
    label: string;
    /**
     * Its value, formatted.
     */
    value: string;
    /**
     * The line that matters most, for example what is to be repaid.
     */
    strong?: boolean;
    /**
     * A short explanation under the label.
     */
    hint?: string;
    /**
     * What the copy button of the line hands over; absent, it has none.
     */
    copied?: string;
    /**
     * false leaves the line out, for example of a reduction where there is none. Default true.
     */
    shown?: boolean;
    /**
     * The value before a reduction, struck through.
     */
    struck?: string;
  }[];
  /**
   * A sentence below the table.
   */
  note?: string;
  /**
   * Without its own card.
   */
  plain?: boolean;
}
