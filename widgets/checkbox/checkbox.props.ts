/* Generated from checkbox.schema.json by npm run generate. */

/**
 * A consent or a yes/no, whose sentence may hold links.
 */
export interface CheckboxProps {
  /**
   * The whole sentence.
   */
  label: string;
  /**
   * Pieces of the sentence that are links: each `text` is found in `label` as it stands.
   */
  links?: {
    /**
     * Given to the open event.
     */
    id: string;
    /**
     * The words of the link.
     */
    text: string;
  }[];
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
