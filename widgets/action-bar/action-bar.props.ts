/* Generated from action-bar.schema.json by npm run generate. */

/**
 * Keeps the primary action in reach: at the bottom, above the safe area and the keyboard.
 */
export interface ActionBarProps {
  /**
   * A quiet line above the action.
   */
  note?: string;
  /**
   * Without a surface of its own.
   */
  flat?: boolean;
}
