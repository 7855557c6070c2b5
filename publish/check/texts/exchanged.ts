import type { Document } from "../../documents/document.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { placeOf, textsIn } from "../given/text-file.ts";
import { type KeptWords, printOf } from "../records/kept-words.ts";

/** A text that says what another of its language said, which says now what this one did. */
export interface Exchanged {
  readonly key: string;
  readonly words: string;
  readonly other: { readonly key: string; readonly words: string };
}

/**
 * No two texts of one language say, word for word, what the other said when that was last kept: each is sound by
 * itself, and a borrower reads the one for the other. All other words are an operator's own.
 */
export const checkExchanged = ofEach(({ project, words, report }, document) => {
  if (!words || "unreadable" in words) return;
  for (const { key, words: found, other } of exchangedIn(project, words, document))
    if (isFirst(document, key, other.key))
      report(document, ["texts", nameOf(key)], messages.wordsExchanged(key, other.words, other.key, found));
}, "text");

/** The texts of a document that stand in another's place. */
export function exchangedIn(project: Project, kept: KeptWords, document: Document): readonly Exchanged[] {
  const { language, id } = placeOf(document.file);
  return Object.entries(textsIn(document)).flatMap(([name, words]): readonly Exchanged[] => {
    const key = `${id}.${name}`;
    if (typeof words !== "string" || !kept.isOther(language, key, words)) return [];
    const own = kept.of(language, key);
    for (const other of kept.thatSaid(language, printOf(words))) {
      const beside = textsIn(project.ofFile(fileOf(language, other)))[nameOf(other)];
      if (typeof beside === "string" && printOf(beside) === own)
        return [{ key, words, other: { key: other, words: beside } }];
    }
    return [];
  });
}

/** Of two texts that changed places one is told of: in two files that of the first, in one the upper. */
function isFirst(document: Document, key: string, other: string): boolean {
  const { language } = placeOf(document.file);
  const [one, two] = [fileOf(language, key), fileOf(language, other)];
  const names = Object.keys(textsIn(document));
  return one === two ? names.indexOf(nameOf(key)) < names.indexOf(nameOf(other)) : one < two;
}

const fileOf = (language: string, key: string): string => `locales/${language}/${key.split(".")[0] ?? ""}.text.json`;
const nameOf = (key: string): string => key.slice(key.indexOf(".") + 1);
