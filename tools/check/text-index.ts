import type { Document } from "../documents/document.ts";
import type { Path } from "../documents/position.ts";
import { entries } from "./walk/places.ts";

/** One text in one language; the forms of a plural count as one. */
export interface TextEntry {
  readonly language: string;
  readonly document: Document;
  readonly path: Path;
  /** The words of all its forms, one after the other. */
  readonly words: string;
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** All texts by key (`file.key`) and language. */
export class TextIndex {
  readonly languages: readonly string[];
  readonly #texts = new Map<string, TextEntry[]>();
  readonly #plurals = new Set<string>();

  constructor(documents: readonly Document[]) {
    const texts = documents.filter(({ kind }) => kind === "text");
    const languageOf = ({ file }: Document) => file.split("/")[1] ?? "";
    this.languages = [...new Set(texts.map(languageOf))];
    for (const document of texts) {
      const { id, texts } = entries(document.data);
      for (const [name, words] of Object.entries(entries(texts))) {
        if (typeof words === "string")
          this.#add(`${String(id)}.${name}`, {
            language: languageOf(document),
            document,
            path: ["texts", name],
            words,
          });
      }
    }
  }

  #add(written: string, entry: TextEntry): void {
    const key = written.replace(pluralSuffix, "");
    if (key !== written) this.#plurals.add(key);
    const found = this.#texts.get(key) ?? [];
    this.#texts.set(key, found);
    const same = found.findIndex(({ language }) => language === entry.language);
    const earlier = found[same];
    if (earlier) found[same] = { ...earlier, words: `${earlier.words} ${entry.words}` };
    else found.push(entry);
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

  /** The placeholders of a text, in any language. */
  placeholders(key: string): Set<string> {
    const found = new Set(this.of(key).flatMap(({ words }) => [...placeholders(words)]));
    if (this.isPlural(key)) found.add("count");
    return found;
  }
}

/** The names in double braces; `count` chooses a plural form and need not be shown in each. */
export function placeholders(words: string): Set<string> {
  const found = [...words.matchAll(/\{\{\s*-?\s*([A-Za-z0-9_.]+)/g)].map(([, name]) => name as string);
  return new Set(found.filter((name) => name !== "count"));
}
