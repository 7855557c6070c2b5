import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { written } from "../walk/written.ts";

/**
 * Words stand one blank apart, and none stands before or after them: whoever reads a text does not see that there are
 * two, and what is put together of such texts shows it. In the texts of every language, and in what a brand says.
 */
export const checkBlanks = ofEach(
  ({ report }, document) => {
    for (const { text, path, at } of written(document.data)) {
      if (at === "key" || typeof text !== "string") continue;
      // What a brand's words begin and end with is their pattern's.
      const where = placeOf(document.kind === "brand" ? text.trim() : text);
      if (where !== undefined) report(document, path, messages.strayBlank(where, tidy(text)));
    }
  },
  "text",
  "brand",
);

/** Where the first blank too many stands; nowhere in a text as it should be. */
function placeOf(text: string): string | undefined {
  // Where nothing else stands, that is said (E708).
  if (!/\S/.test(text)) return undefined;
  if (/^\s/.test(text)) return "a blank at its start";
  if (/\s$/.test(text)) return "a blank at its end";
  const [, before] = /(\S+)[^\S\n]{2,}/.exec(text) ?? [];
  if (before !== undefined) return `two after "${before}"`;
  const [, word] = /(\S+)(?:[^\S\n]\n|\n[^\S\n])/.exec(text) ?? [];
  return word === undefined ? undefined : `one beside the line break after "${word}"`;
}

const tidy = (text: string): string =>
  text
    .trim()
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replace(/[^\S\n]{2,}/g, " ");
