/** The bounds and the step of an amount, all in kobo. */
export interface Bounds {
  min: number;
  max: number;
  multiple: number;
}

/** The largest multiple not above the amount (V5, R50). */
export function floorToMultiple(kobo: number, multiple: number): number {
  return Math.floor(kobo / multiple) * multiple;
}

/** The smallest and largest multiples within the bounds; equal when there is at most one. */
export function ends({ min, max, multiple }: Bounds): { low: number; high: number } {
  const low = Math.ceil(min / multiple) * multiple;
  return { low, high: Math.max(low, floorToMultiple(max, multiple)) };
}

/** The amount so many multiples away, on a multiple and within the bounds; from between two, a step down only floors. */
export function stepBy(kobo: number, steps: number, bounds: Bounds): number {
  const { low, high } = ends(bounds);
  const floor = floorToMultiple(kobo, bounds.multiple);
  const from = steps < 0 && floor !== kobo ? floor + bounds.multiple : floor;
  return Math.min(high, Math.max(low, from + steps * bounds.multiple));
}

/** Where a key takes the amount; undefined for a key that is not the slider's. */
export function keyTo(key: string, kobo: number, bounds: Bounds): number | undefined {
  const { low, high } = ends(bounds);
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return stepBy(kobo, 1, bounds);
    case "ArrowLeft":
    case "ArrowDown":
      return stepBy(kobo, -1, bounds);
    case "PageUp":
      return stepBy(kobo, 10, bounds);
    case "PageDown":
      return stepBy(kobo, -10, bounds);
    case "Home":
      return low;
    case "End":
      return high;
  }
}
