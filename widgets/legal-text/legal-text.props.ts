/* Generated from legal-text.schema.json by npm run generate. */

/**
 * A long text to read: headings and paragraphs.
 */
export interface LegalTextProps {
  /**
   * The text's title.
   */
  title?: string;
  /**
   * Version or date, in words.
   */
  updated?: string;
  /**
   * The sections, in order.
   */
  sections: {
    /**
     * The section's heading.
     */
    heading?: string;
    /**
     * Its paragraphs.
     */
    paragraphs: string[];
  }[];
}
