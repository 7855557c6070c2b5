/* Generated from page-header.schema.json by npm run generate. */

/**
 * The bar at the top of a screen: a way back, the title as the page's heading, and at most one action.
 */
export interface PageHeaderProps {
  /**
   * The screen's title.
   */
  title: string;
  /**
   * back shows the back button (default); plain shows the title alone.
   */
  variant?: "back" | "plain";
  /**
   * Words of the one action at the right; absent, no action.
   */
  actionLabel?: string;
}
