/* Generated from security-scan.schema.json by npm run generate. */

import type { DrawingName } from "../shared/names.ts";

/**
 * Says what is scanned, counts down in steps of a second, then asks for the agreement. Its button does nothing until the time is over.
 */
export interface SecurityScanProps {
  /**
   * How long it counts, in seconds.
   */
  seconds: number;
  /**
   * The drawing; absent, none.
   */
  image?: DrawingName;
  /**
   * Words while it counts.
   */
  content: string;
  /**
   * Words after the countdown, above the checkbox.
   */
  agreement: string;
  /**
   * The sentence of the checkbox.
   */
  agreeLabel: string;
  /**
   * The checkbox starts ticked. Default false.
   */
  checked?: boolean;
  /**
   * The button's words once the time is over; before, it shows the seconds left.
   */
  buttonLabel: string;
}
