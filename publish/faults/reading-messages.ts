import { quoted, say } from "./say.ts";
import { syntaxWords, unclosedWords } from "./syntax.ts";

/** What of a document is measured. */
export type Cap = "bytes" | "depth" | "nodes" | "text";

const capWords: Readonly<Record<Cap, string>> = {
  bytes: "bytes in a file",
  depth: "levels",
  nodes: "values in a file",
  text: "characters in a text",
};

/** Whatever is wrong with a text that is no JSON. */
const malformedJson = (words: string, meant?: string) => say("E101", `malformed JSON: ${words}`, meant);

/** What is said of files that cannot be read as documents: codes E1xx. */
export const readingMessages = {
  malformed: (problem: string, found = "") => {
    const { words, meant } = syntaxWords(problem, found);
    return malformedJson(words, meant);
  },
  /** @param meant the number, or the text that stands in double quotes */
  figures: (found: string, meant: string | number) =>
    malformedJson(
      `expected a number of digits alone that begins with no "+" and no 0, or a text in double quotes, found ${found}; did you mean ${JSON.stringify(meant)}${typeof meant === "string" ? ", in double quotes" : ""}?`,
    ),
  unclosed: (sign: "{" | "[", line: number, found: string) => malformedJson(unclosedWords(sign, line, found)),
  notUtf8: () => say("E107", "expected a file saved as UTF-8, found a character that is none (saved as Latin-1?)"),
  unreadable: (found: string) => say("E108", `expected a file that can be read, found ${found}`),
  byteOrderMark: () =>
    say(
      "E109",
      'expected a file saved as UTF-8 without a byte order mark, found one: save it as "UTF-8", not "UTF-8 with BOM"',
    ),
  duplicateKey: (key: string, first: string) =>
    say("E102", `expected each key once, found "${key}" again; the first is at ${first}`),
  refusedKey: (key: string) => say("E103", `expected another key, found "${key}", which is refused everywhere`),
  cap: (cap: Cap, most: number, found: number) =>
    say(
      "E104",
      `expected at most ${most} ${capWords[cap]}, found ${cap === "bytes" || cap === "text" ? found : "more"}`,
    ),
  notAnObject: (found: string) => say("E106", `expected a document to be an object, found ${found}`),
  unknownKind: (named: readonly string[], found: string, copied?: string, nearest?: string) =>
    say(
      "E105",
      `expected ${named.length > 0 ? named.join(" or ") : "a document of a known kind in its folder"}, found ${quoted(found)}${copied === undefined ? "" : `, which may be a copy of ${copied}: give it a name and an id of its own`}`,
      nearest,
    ),
} as const;
