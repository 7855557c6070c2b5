import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { entries } from "../../documents/entries.ts";

/** One text in one language; the forms of a plural, and those of a context (`state`, `state_10`), count as one. */
export interface TextEntry {
  readonly language: string;
  readonly document: Document;
  readonly path: Path;
  /** The words of all its forms, one after the other. */
  readonly words: string;
  /** The contexts that have a form of their own. */
  readonly contexts: readonly string[];
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const contextSuffix = /_([^_]+)$/;

/** All texts by key (file name, dot, key in the file) and language. */
export class TextIndex {
  readonly languages: readonly string[];
  readonly #texts = new Map<string, TextEntry[]>();
  readonly #plurals = new Set<string>();
  readonly #contexts = new Set<string>();

  constructor(documents: readonly Document[]) {
    const texts = documents.filter(({ kind }) => kind === "text");
    const languageOf = ({ file }: Document) => file.split("/")[1] ?? "";
    this.languages = [...new Set(texts.map(languageOf))];
    for (const document of texts) {
      const { texts } = entries(document.data);
      const id = document.file.split("/").at(-1)?.split(".")[0] ?? "";
      for (const [name, words] of Object.entries(entries(texts))) {
        if (typeof words === "string")
          this.#add(`${id}.${name}`, {
            language: languageOf(document),
            document,
            path: ["texts", name],
            words,
            contexts: [],
          });
      }
    }
  }

  #add(written: string, entry: TextEntry): void {
    const single = written.replace(pluralSuffix, "");
    const context = contextSuffix.exec(single)?.[1];
    const key = single.replace(contextSuffix, "");
    if (single !== written) this.#plurals.add(key);
    if (context !== undefined) this.#contexts.add(key);
    const added = context === undefined ? [] : [context];
    const found = this.#texts.get(key) ?? [];
    this.#texts.set(key, found);
    const same = found.findIndex(({ language }) => language === entry.language);
    const earlier = found[same];
    if (earlier)
      found[same] = {
        ...earlier,
        words: `${earlier.words} ${entry.words}`,
        contexts: [...earlier.contexts, ...added],
      };
    else found.push({ ...entry, contexts: added });
  }

  has(key: string): boolean {
    return this.#texts.has(key);
  }

  keys(): readonly string[] {
    return [...this.#texts.keys()];
  }

  of(key: string): readonly TextEntry[] {
    return this.#texts.get(key) ?? [];
  }

  isPlural(key: string): boolean {
    return this.#plurals.has(key);
  }

  /** The placeholders of a text in the first language; the others must have the same. */
  placeholders(key: string): Set<string> {
    const found = placeholders(this.of(key)[0]?.words ?? "");
    if (this.isPlural(key)) found.add("count");
    if (this.#contexts.has(key)) found.add("context");
    return found;
  }
}

/** The names in double braces that somebody gives; `count` chooses a plural form and need not be shown in each. */
export function placeholders(words: string): Set<string> {
  return new Set(namesIn(words).filter((name) => name !== "count" && !name.startsWith("brand.")));
}

/** The values of the brand that a text says itself: `{{brand.constants.periodDays}}`. */
export const brandPathsIn = (words: string): readonly string[] =>
  namesIn(words).filter((name) => name.startsWith("brand."));

const namesIn = (words: string): readonly string[] =>
  [...words.matchAll(/\{\{\s*-?\s*([A-Za-z0-9_.]+)/g)].map(([, name = ""]) => name);
