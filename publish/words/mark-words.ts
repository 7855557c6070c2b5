import { nameWords } from "./key-words.ts";

/** A mark of a text, and what comes before it. */
const MARK = /([^{]*)\{\{\s*([^{}]*?)\s*\}\}/g;

/** What is filled in at a mark: `brand.claims.maximumAmount, money` is "maximum amount". */
const markWords = (mark: string): string => nameWords(mark.split(",")[0]?.trim().split(".").at(-1) ?? "");

/** A text with the words of its marks in their place: "Up to ‹maximum amount› in your pocket". */
export const textWords = (text: string): string =>
  text.replaceAll(MARK, (_, before: string, mark: string) => `${before}‹${markWords(mark)}›`);

/** What is filled in into a text, as it is written there and as who edits the words reads it. */
export interface NamedMark {
  /** `{{brand.claims.maximumAmount, money}}` */
  readonly mark: string;
  /** `maximum amount`; those that would be called alike are called as they are written. */
  readonly words: string;
}

/** What is filled in into some texts, each once. */
export function namedMarks(texts: readonly string[]): readonly NamedMark[] {
  const marks = [...new Set(texts.flatMap((text) => text.match(/\{\{[^{}]*\}\}/g) ?? []))];
  const inner = (mark: string) => mark.slice(2, -2).trim();
  const isAlone = (words: string) => marks.filter((one) => markWords(inner(one)) === words).length === 1;
  return marks.map((mark) => {
    const words = markWords(inner(mark));
    return { mark, words: isAlone(words) ? words : inner(mark) };
  });
}

/** A text with its marks by their names. */
export const marksAsNames = (text: string, marks: readonly NamedMark[]): string =>
  marks.reduce((said, { mark, words }) => said.replaceAll(mark, `‹${words}›`), text);

/**
 * The same back, also of a name that was written between braces; a name that nothing has becomes a mark of that name,
 * which the checker refuses.
 */
export const namesAsMarks = (text: string, marks: readonly NamedMark[]): string =>
  text.replaceAll(/‹([^‹›]*)›|\{\{([^{}]*)\}\}/g, (said: string, named: string | undefined, braced: string = "") => {
    // A mark that was written as documents have it stays as it is.
    if (marks.some(({ mark }) => mark === said)) return said;
    const words = (named ?? braced).trim();
    return marks.find((one) => one.words === words)?.mark ?? `{{${words}}}`;
  });
