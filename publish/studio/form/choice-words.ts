import { nameWords } from "../../words/key-words.ts";
import type { Takes } from "./brand-form.ts";

/** What one of a choice is called: by words of its own, else its name as words; what is none of them as it is typed. */
export const choiceWords = ({ of, words }: Extract<Takes, { readonly is: "choice" }>, one: string): string =>
  words?.[one] ?? (of.includes(one) ? nameWords(one) : one);
