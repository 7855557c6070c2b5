/* Generated from offline-bar.schema.json by npm run generate. */

/**
 * Says that the line is down, as long as it is.
 */
export interface OfflineBarProps {
  /**
   * The words; default: fixed words.
   */
  text?: string;
}
