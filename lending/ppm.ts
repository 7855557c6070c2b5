import { halfUp } from "./half-up.ts";

/** A rate in parts per million, so that 0.28 is exactly 280000. */
export const PPM = 1_000_000;

/** `ppm` millionths of a kobo amount, half-up at the kobo. */
export function shareOf(kobo: number, ppm: number): number {
  return halfUp(kobo * ppm, PPM);
}
