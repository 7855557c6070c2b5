/* Generated from dialog-frame.schema.json by npm run generate. */

/**
 * A native modal dialog with a dimmed page behind it: a sheet from the bottom or a card in the middle. Focus goes in, stays in, and returns to where it was.
 */
export interface DialogFrameProps {
  /**
   * The heading, which also names the dialog.
   */
  title?: string;
  /**
   * A close button is shown, and Escape and a press on the mask close it. Default true.
   */
  closable?: boolean;
  /**
   * sheet comes from the bottom (default); centred stands in the middle.
   */
  variant?: "sheet" | "centred";
  /**
   * Name for screen readers when there is no title; default: fixed words.
   */
  label?: string;
}
