/** What is said of a number, or of a text's length. */
interface Said {
  readonly only?: readonly (number | string)[];
  readonly least?: number;
  readonly most?: number;
}

/** Between what something lies. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Between what a number lies, or the length of a text: what is said of it, and the values that it is one of. */
export function boundsOf({ only, least = -Infinity, most = Infinity }: Said): Bounds {
  if (!only) return { least, most };
  const figures = only.map((one) => (typeof one === "string" ? one.length : one));
  return { least: Math.max(least, Math.min(...figures)), most: Math.min(most, Math.max(...figures)) };
}

/** Whether two can lie at the same place. */
export const overlap = (a: Bounds, b: Bounds): boolean => a.least <= b.most && b.least <= a.most;
