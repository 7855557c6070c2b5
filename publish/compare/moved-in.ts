import { movesOf } from "./moves-of.ts";

/**
 * What became of a list of words, in sentences.
 * @param said how a word is called where it is told
 */
export function movedIn(
  before: readonly string[],
  after: readonly string[],
  said = (word: string): string => word,
): readonly string[] {
  const { came, went, moved } = movesOf(before, after);
  const place = (list: readonly string[], word: string) => ordinal(list.indexOf(word) + 1);
  const told = [
    ...came.map((word) => `"${said(word)}" comes as ${place(after, word)}`),
    ...went.map((word) => `"${said(word)}" goes; it was ${place(before, word)}`),
    ...moved.map((word) => `"${said(word)}" moves from ${place(before, word)} to ${place(after, word)}`),
  ];
  // A word that stands there more often than before.
  return told.length > 0 ? told : [`is ${after.map(said).join(", ")}; was ${before.map(said).join(", ")}`];
}

function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}
