/** Halvings of the way to black, and of that to white, by which it shows which of them is shorter. */
const ROUGH = 6;
/** Further ones of the shorter way, down to a step of one part of 255. */
const FINE = 2;

/**
 * The colour (#RRGGBB) nearest to another, darker or lighter, that passes; undefined where neither black nor white does.
 * @param passes asked some sixteen times; of two on the way to black, or to white, the further one is taken to pass too
 */
export function nearestColour(colour: string, passes: (colour: string) => boolean): string | undefined {
  const ways = [0, 255].map((end) => (part: number) => mixed(colour, end, part));
  const found = ways.flatMap((way) => {
    const span = passes(way(1)) ? narrowed([0, 1], ROUGH, (part) => passes(way(part))) : undefined;
    return span ? [{ way, span }] : [];
  });
  const [nearest] = found.toSorted(
    (one, other) => distance(colour, one.way(one.span[1])) - distance(colour, other.way(other.span[1])),
  );
  return nearest?.way(narrowed(nearest.span, FINE, (part) => passes(nearest.way(part)))[1]);
}

const partsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How much of red, green and blue two colours have otherwise, together. */
function distance(one: string, other: string): number {
  const parts = partsOf(other);
  return partsOf(one).reduce((sum, part, at) => sum + Math.abs(part - (parts[at] ?? part)), 0);
}

/** The last part of the way that fails and the first that passes, nearer together by so many halvings. */
function narrowed(
  [fails, holds]: readonly [number, number],
  halvings: number,
  passes: (part: number) => boolean,
): readonly [number, number] {
  if (halvings === 0) return [fails, holds];
  const half = (fails + holds) / 2;
  return narrowed(passes(half) ? [fails, half] : [half, holds], halvings - 1, passes);
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
