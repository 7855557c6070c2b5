/* Generated from qr-code.schema.json by npm run generate. */

/**
 * A text, for example an address, as a code that a camera reads.
 */
export interface QrCodeProps {
  /**
   * What the camera reads.
   */
  text: string;
  /**
   * What it is, for who cannot see it.
   */
  label: string;
  /**
   * A line below, for example what to do with it.
   */
  hint?: string;
  /**
   * medium 176 px (default), large 240 px.
   */
  size?: "medium" | "large";
}
