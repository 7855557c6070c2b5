import { quoted } from "./say.ts";

/** What is wrong in a text that is no JSON, by the parser's word for it. */
const syntax: Readonly<Record<string, string>> = {
  InvalidNumberFormat: "expected a number, found a malformed one",
  ValueExpected: "expected a value, found none",
  ColonExpected: 'expected ":" after the property name, found none',
  CommaExpected: 'expected "," between two entries, found none',
  EndOfFileExpected: "expected the end of the file, found more text",
  InvalidCommentToken: "expected JSON, found a comment",
  UnexpectedEndOfComment: "expected JSON, found a comment",
  BareQuote: 'expected a quote within a text to be written \\", found it alone',
  UnexpectedEndOfString: "expected a closing quote, found the end of the line",
  UnexpectedEndOfNumber: "expected a number, found its beginning alone",
  InvalidUnicode: "expected a unicode escape of four hex digits, found another",
  InvalidEscapeCharacter: "expected a JSON escape after the backslash, found another character",
  InvalidCharacter: "expected no control character inside a text, found one",
};

/** Quotes that JSON does not know, straight single ones and those of word processors. */
const otherQuotes = /^['\u2018\u2019\u201c\u201d\u00ab\u00bb`]/;

/** What is wrong in a text that is no JSON. @param found what stands where it is wrong */
export function syntaxWords(problem: string, found: string): { readonly words: string; readonly meant?: string } {
  const words = (expected: string) => `expected ${expected}, found ${found === "" ? "something else" : quoted(found)}`;
  if (problem === "PropertyNameExpected") return { words: words("a property name in double quotes") };
  if (problem === "CommaTooMany") return { words: `expected no "," before "${found}", found one` };
  if (problem === "NoColon") return { words: words('":" after the property name') };
  if (problem === "NoComma") return { words: words('"," between two entries') };
  if (problem === "SemicolonTooMany") return { words: `expected no ";" before "${found}", found one` };
  if (problem === "DecimalComma") return { words: words("a point in a number"), meant: found.replace(",", ".") };
  if (problem !== "InvalidSymbol") return { words: syntax[problem] ?? problem };
  const word = found.toLowerCase();
  if (["true", "false", "null"].includes(word)) return { words: words("a JSON value"), meant: word };
  if (otherQuotes.test(found)) return { words: words('a text in straight double quotes, as in "text"') };
  const isWord = /^[\p{L}_$]/u.test(found);
  return { words: words(isWord ? "a JSON value; a text or a name stands in double quotes" : "a JSON value") };
}

/** What is wrong where something is not closed that was opened in a line. @param found what stands where it should be */
export const unclosedWords = (sign: "{" | "[", line: number, found: string): string =>
  `expected "${sign === "{" ? "}" : "]"}" for the "${sign}" of line ${line}, found ${found === "" ? "the end of what was written" : quoted(found)}`;
