/* Generated from demo-bar.schema.json by npm run generate. */

/**
 * Says that what the page shows is demo data, as long as it is.
 */
export interface DemoBarProps {
  /**
   * The words; default: fixed words.
   */
  text?: string;
}
