import { lettersOf, ownNames } from "./languages.ts";

/** A text in one language, and what the text of that name says in another, where there is one. */
export interface InTwo {
  readonly words: string;
  readonly language: string;
  readonly other: string;
  readonly beside: unknown;
}

/**
 * Whether a text is written as another language is: with letters that its own has not. Latin ones are in any language
 * for names and terms (BVN, an address), so that there they are another's only where nothing else says anything.
 */
export function isOfOther({ words, language, other, beside }: InTwo): boolean {
  const [own, theirs] = [lettersOf(language), lettersOf(other)];
  if (!own || !theirs) return false;
  const said = words.replaceAll(/\{\{[^}]*\}\}/g, "…");
  const isForeign = [...said].some((letter) => theirs.test(letter) && !own.test(letter));
  if (!isForeign || ownNames(other).includes(words)) return false;
  if (!theirs.test("A")) return true;
  return !own.test(said) && saysWords(said) && (words !== beside || isSeveralWords(words));
}

/** Whether there is more than terms in capitals, addresses and figures. */
const saysWords = (said: string): boolean => /\p{Ll}{2}/u.test(said.replaceAll(/\S+@\S+|[\w-]+(?:\.[\w-]+)+/g, ""));

/**
 * Whether a language could say it in other words: one alone may be a name or a form (BVN, dd/MM/yyyy) in all of them.
 */
export const isSeveralWords = (words: string): boolean =>
  /\p{L}[\p{P}]*\s+[\p{P}]*\p{L}|\p{Script=Han}{2}/u.test(words.replaceAll(/\{\{[^}]*\}\}/g, "…"));
