import { movesOf } from "./moves-of.ts";
import { ordinal } from "../words/ordinal.ts";

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
