/** What comes by chance, the same from the same seed on. */
export interface Chance {
  /** A whole number below another. */
  below(end: number): number;
  /** One of a list; undefined of an empty one. */
  one<T>(list: readonly T[]): T | undefined;
}

/** Chance by a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  return { below, one: (list) => list[below(list.length)] };
}
