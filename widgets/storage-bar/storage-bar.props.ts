/* Generated from storage-bar.schema.json by npm run generate. */

/**
 * Says that the browser keeps nothing, as long as it is so.
 */
export interface StorageBarProps {
  /**
   * The words; default: fixed words.
   */
  text?: string;
}
