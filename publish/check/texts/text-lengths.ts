import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { placeOf, textsIn, unfilled } from "../given/text-file.ts";
import { textKey } from "../given/text-key.ts";

/** What texts of a kind may have at most, in letters; of what is filled in, one each. */
interface Kind {
  readonly is: (id: string, name: string) => boolean;
  readonly most: number;
}

/** Kinds of texts, by the file and the key; the first that a text is of counts. Each leaves room over the longest one that there is. */
const kinds: readonly Kind[] = [
  { is: (id, name) => id === "slides" && name === "title", most: 80 },
  { is: (id, name) => id === "slides" && name === "button", most: 40 },
  { is: (id) => id === "slides", most: 200 },
  { is: (_, name) => /(^|-)title$/.test(name), most: 120 },
  { is: (id) => ["agreement", "legal", "privacy", "contract", "help"].includes(id), most: 2_000 },
  { is: () => true, most: 600 },
];

/** A text is no longer than what it stands on has room for: a slide of 3,000 letters is eleven screens high (B7). */
export const checkTextLengths = ofEach(({ report }, document) => {
  const { id } = placeOf(document.file);
  for (const [name, words] of Object.entries(textsIn(document))) {
    if (typeof words !== "string" || words.length <= SHORT) continue;
    const found = [...unfilled(words)].length;
    const most = kinds.find(({ is }) => is(id, textKey(name).name))?.most ?? Infinity;
    if (found > most) report(document, ["texts", name], messages.textTooLong(found, most));
  }
}, "text");

/** No longer than any text may be. */
const SHORT = 40;
