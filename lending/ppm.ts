import { halfUp } from "./half-up.ts";

/** A rate in parts per million, so that 0.28 is exactly 280000. */
export const PPM = 1_000_000;

/** `ppm` millionths of a kobo amount, half-up at the kobo; exact wherever the share itself is a safe integer. */
export function shareOf(kobo: number, ppm: number): number {
  if (!Number.isSafeInteger(kobo) || kobo < 0) throw new RangeError(`not a whole amount: ${kobo}`);
  const millions = Math.floor(kobo / PPM);
  return millions * ppm + halfUp((kobo - millions * PPM) * ppm, PPM);
}
