/* Generated from toast.schema.json by npm run generate. */

/**
 * A short message over the screen; the host decides how long it stays.
 */
export interface ToastProps {
  /**
   * The message; empty with loading shows the spinner alone.
   */
  text: string;
  /**
   * What it tells; loading spins and stays until it is taken away.
   */
  kind?: "info" | "success" | "warn" | "fail" | "loading";
}
