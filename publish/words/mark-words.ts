import { nameWords } from "./key-words.ts";

/** A mark of a text, and what comes before it. */
const MARK = /([^{]*)\{\{\s*([^{}]*?)\s*\}\}/g;

/** What is filled in at a mark: `brand.claims.maximumAmount, money` is "maximum amount". */
export const markWords = (mark: string): string => nameWords(mark.split(",")[0]?.trim().split(".").at(-1) ?? "");

/** A text with the words of its marks in their place: "Up to ‹maximum amount› in your pocket". */
export const textWords = (text: string): string =>
  text.replaceAll(MARK, (_, before: string, mark: string) => `${before}‹${markWords(mark)}›`);

/** What is filled in into a text, in words, each once. */
export const marksOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(MARK)].map(([, , mark = ""]) => markWords(mark))),
];
