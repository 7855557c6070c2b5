import { toldApart } from "../check/brand/colours/told-apart.ts";

export { contrast } from "../check/brand/colours/colour-contrast.ts";

/** A colour that another one stands on, or that stands on it. */
export interface Ground {
  /** The other's path. */
  readonly path: readonly string[];
  /** The least contrast of both. */
  readonly least: number;
  /** Whether it is the other that stands on this one. */
  readonly below: boolean;
}

/** The colours from which a colour of a brand must be told, as the checks have them; none of what is no colour of screens. */
export function groundsOf([group, token]: readonly string[]): readonly Ground[] {
  const found = new Map<string, Ground>();
  const add = (name: string, least: number, below: boolean) => {
    // The stricter limit is first, and is that which decides.
    if (!found.has(name) && group !== undefined) found.set(name, { path: [group, `color-${name}`], least, below });
  };
  for (const { ink, ground, least } of toldApart) {
    if (token === `color-${ink}`) add(ground, least, false);
    if (token === `color-${ground}`) add(ink, least, true);
  }
  return [...found.values()];
}
