/** Halvings of the way to black or white: nearer than anybody sees. */
const STEPS = 6;

/**
 * The colour (#RRGGBB) nearest to another, darker or lighter, that passes; undefined where neither black nor white does.
 * @param passes asked some fourteen times; of two on the way to black, or to white, the further one is taken to pass too
 */
export function nearestColour(colour: string, passes: (colour: string) => boolean): string | undefined {
  const found = [0, 255].flatMap((end) => {
    const at = nearestOnTheWay((part) => passes(mixed(colour, end, part)));
    return at === undefined ? [] : [mixed(colour, end, at)];
  });
  return found.toSorted((one, other) => distance(colour, one) - distance(colour, other))[0];
}

const partsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How much of red, green and blue two colours have otherwise, together. */
function distance(one: string, other: string): number {
  const parts = partsOf(other);
  return partsOf(one).reduce((sum, part, at) => sum + Math.abs(part - (parts[at] ?? part)), 0);
}

/** The first part of the way, of 1, from which on it passes. */
function nearestOnTheWay(passes: (part: number) => boolean): number | undefined {
  if (!passes(1)) return undefined;
  let [fails, holds] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const half = (fails + holds) / 2;
    if (passes(half)) holds = half;
    else fails = half;
  }
  return holds;
}

/** A colour so far on its way to black (0) or white (255). */
function mixed(colour: string, end: number, part: number): string {
  return `#${partsOf(colour)
    .map((one) =>
      Math.round(one + (end - one) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
    .toUpperCase()}`;
}
