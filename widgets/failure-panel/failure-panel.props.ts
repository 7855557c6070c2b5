/* Generated from failure-panel.schema.json by npm run generate. */

/**
 * What a screen shows instead of its content, or above it, when that could not be had: what happened and one way on.
 */
export interface FailurePanelProps {
  /**
   * What happened; default: fixed words.
   */
  title?: string;
  /**
   * What was kept and what to do; default: fixed words.
   */
  text?: string;
  /**
   * One line above content of which only a part is missing.
   */
  compact?: boolean;
  /**
   * Words of the retry button; default: fixed words.
   */
  retryLabel?: string;
  /**
   * Words of a second, quieter way on; absent, none.
   */
  secondaryLabel?: string;
}
