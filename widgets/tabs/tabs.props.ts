/* Generated from tabs.schema.json by npm run generate. */

/**
 * Switches between views of one screen; show each with `when`.
 */
export interface TabsProps {
  /**
   * Accessible name of the group.
   */
  label: string;
  /**
   * The views, in order.
   */
  options: {
    /**
     * What the bound path receives.
     */
    value: string;
    /**
     * What the borrower reads.
     */
    label: string;
    /**
     * A dot: something new is there.
     */
    dot?: boolean;
  }[];
}
