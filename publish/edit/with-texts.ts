import type { Document } from "../documents/document.ts";
import { entries } from "../documents/entries.ts";
import { withValue } from "./with-value.ts";
import type { Rewriting } from "./write-if-right.ts";

/** The words of a text that there is not yet, in one language. */
export interface NewText {
  readonly language: string;
  /** `slides.title_easter` */
  readonly key: string;
  readonly words: string;
}

/**
 * The files of texts with more of them.
 * @throws for a language or a file that there is not, and for a text that says something by now: nothing is written over it
 */
export function withTexts(documents: readonly Document[], texts: readonly NewText[]): readonly Rewriting[] {
  const written = new Map<string, Rewriting & { readonly text: string }>();
  for (const { language, key, words } of texts) {
    const [table = "", own = ""] = key.split(".");
    const file = `locales/${language}/${table}.text.json`;
    const document = documents.find((one) => one.file === file);
    if (!document) throw new Error(`There is no file ${file}.`);
    if (Object.hasOwn(entries(entries(document.data).texts), own))
      throw new Error(`"${key}" has words in ${language} by now: they are edited under Texts.`);
    const { text } = written.get(file) ?? document;
    written.set(file, { file, before: document.text, text: withValue(text, ["texts", own], words) });
  }
  return [...written.values()];
}
