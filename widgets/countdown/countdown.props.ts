/* Generated from countdown.schema.json by npm run generate. */

/**
 * Time left until a moment of the lender's clock; it counts on a clock that cannot be set and speaks up once at the end.
 */
export interface CountdownProps {
  /**
   * The moment it ends, by the lender's clock, epoch ms
   */
  until: number;
  /**
   * What the lender's clock says as this is shown, epoch ms
   */
  now: number;
  /**
   * Words before the time.
   */
  label?: string;
  /**
   * clock 09:05 or 1:02:03 (default); words '2 h 5 min'; seconds '9 s'.
   */
  format?: "clock" | "words" | "seconds";
  /**
   * Words when the time is over; default: 00:00.
   */
  doneText?: string;
  /**
   * inline (default) or large.
   */
  size?: "inline" | "large";
}
