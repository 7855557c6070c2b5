import type { Document } from "../../documents/document.ts";
import type { Project } from "../given/project.ts";
import { placeOf, textsIn } from "../given/text-file.ts";
import { type Disclosed, disclosedIn, lockedKeys } from "./disclosed.ts";

/** The form of a text in a language, where it stands. */
export interface LockedWords {
  readonly document: Document;
  readonly language: string;
  /** Key of the text with the suffix of its form: `lend-facts.period_one`. */
  readonly key: string;
  readonly name: string;
  readonly words: string;
}

const suffix = /(_[^_]+)?(_(zero|one|two|few|many|other))?$/;

/** The key of a text without the context and the count of one of its forms. */
export const withoutForm = (key: string): string => key.replace(suffix, "");

/** Every form of the texts that a disclosure locks, in every language. */
export function lockedWords(documents: readonly Document[], disclosure: Disclosed): readonly LockedWords[] {
  const keys = lockedKeys(disclosure);
  const ids = new Set([...disclosure.texts, ...[...keys].map((key) => key.split(".")[0])]);
  return documents
    .filter(({ kind }) => kind === "text")
    .flatMap((document) => {
      const { id, language } = placeOf(document.file);
      // Most documents have none of them, and looking at the end of each key takes its time.
      if (!ids.has(id)) return [];
      const whole = disclosure.texts.includes(id);
      return Object.entries(textsIn(document)).flatMap(([name, words]) => {
        const key = `${id}.${name}`;
        const locked = whole || keys.has(key) || keys.has(withoutForm(key));
        return locked && typeof words === "string" ? [{ document, language, key, name, words }] : [];
      });
    });
}

/** Every form of a text that some disclosure locks, as `file name`. */
export const lockedTexts = (project: Project): ReadonlySet<string> =>
  new Set(
    project
      .listed("disclosure")
      .flatMap((document) => lockedWords(project.listed("text"), disclosedIn(project, document)))
      .map(({ document, name }) => `${document.file} ${name}`),
  );

/** The same, as a disclosure keeps them. */
export function keptWords(
  documents: readonly Document[],
  disclosure: Disclosed,
): Record<string, Record<string, string>> {
  const kept: Record<string, Record<string, string>> = {};
  for (const { language, key, words } of lockedWords(documents, disclosure))
    kept[language] = { ...kept[language], [key]: words };
  return kept;
}
