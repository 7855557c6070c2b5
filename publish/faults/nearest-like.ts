import { otherwiseWritten } from "./otherwise-written.ts";

/** What is longer is no word of which one letter is wrong. */
const LONGEST = 60;

const alphabet = "abcdefghijklmnopqrstuvwxyz".split("");

/**
 * What a pattern takes that is one letter apart from a text: in small letters, as people write it elsewhere, two letters
 * exchanged, one too many, one that is missing or another. Undefined where several are. Else what is no letter is left
 * alone: of signs and figures nobody knows which was meant.
 */
export function nearestLike(text: string, pattern: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const like = new RegExp(pattern, "u");
  for (const spellings of [
    [text.toLowerCase()],
    ...otherwiseWritten(text).map((one) => [one]),
    exchanged(text),
    shorter(text),
    others(text),
  ]) {
    const [only, ...more] = new Set(spellings.filter((one) => one !== text && like.test(one)));
    if (more.length > 0) return undefined;
    if (only !== undefined) return only;
  }
  return undefined;
}

/** Where letters stand, with each and with the next one. */
const lettersOf = (text: string): readonly { at: number; letter: string; next: string }[] =>
  [...text.matchAll(/[a-z](?=([a-z]?))/gi)].map(({ 0: letter, 1: next = "", index }) => ({ at: index, letter, next }));

const exchanged = (text: string): readonly string[] =>
  lettersOf(text).flatMap(({ at, letter, next }) =>
    next === "" ? [] : [text.slice(0, at) + next + letter + text.slice(at + 2)],
  );

const shorter = (text: string): readonly string[] =>
  lettersOf(text).map(({ at }) => text.slice(0, at) + text.slice(at + 1));

const others = (text: string): readonly string[] =>
  lettersOf(text).flatMap(({ at }) => {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    return alphabet.flatMap((one) => [
      before + one + text.slice(at),
      text.slice(0, at + 1) + one + after,
      before + one + after,
    ]);
  });
