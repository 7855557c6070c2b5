/** Which characters something matches: the 128 of ASCII one by one, and all others as one. */
export type Characters = readonly boolean[];

const size = 129;
const other = 128;

export const noCharacters: Characters = Array.from({ length: size }, () => false);
export const allCharacters: Characters = Array.from({ length: size }, () => true);

/** The characters from one code to another, both included. */
export function range(from: number, to: number): Characters {
  return noCharacters.map((_, code) => (code === other ? to >= other : code >= from && code <= to));
}

export const union = (a: Characters, b: Characters): Characters => a.map((has, code) => has || b[code] === true);
export const inverse = (a: Characters): Characters => a.map((has, code) => code === other || !has);
export const overlap = (a: Characters, b: Characters): boolean => a.some((has, code) => has && b[code] === true);

const digits = range(48, 57);
const wordCharacters = [range(48, 57), range(65, 90), range(97, 122), range(95, 95)].reduce(union);
const spaces = [range(9, 13), range(32, 32), range(other, other)].reduce(union);

/** The characters of an escape such as \d; undefined when the letter stands for itself. */
export function escapeClass(letter: string): Characters | undefined {
  const found: Readonly<Record<string, Characters>> = { d: digits, w: wordCharacters, s: spaces };
  const lower = found[letter.toLowerCase()];
  if (lower) return letter === letter.toLowerCase() ? lower : inverse(lower);
  return letter === "p" || letter === "P" ? allCharacters : undefined;
}
