import { brandPairs } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { entries } from "../documents/entries.ts";

/** The words of a text in one language, and the file that they stand in. */
export interface WordsIn {
  readonly language: string;
  readonly file: string;
  /** Absent where this language has no such form. */
  readonly words?: string | undefined;
}

/** A text in every language. */
export interface FoundText {
  /** As documents name it: `home.borrow`. */
  readonly key: string;
  /** Its place in its files. */
  readonly path: readonly string[];
  readonly in: readonly WordsIn[];
  /** The documents that name it. */
  readonly usedBy: readonly string[];
}

/** What was found of all texts. */
export interface TextsFound {
  readonly texts: readonly FoundText[];
  /** How many more have what was looked for. */
  readonly more: number;
  /** How many brands say these words: all. */
  readonly brands: number;
}

/** So many are told at once. */
const TOLD = 50;

type Found = Omit<FoundText, "usedBy">;

/** The texts whose key or words, in any language, have all that is looked for; those that have it as it is typed first. */
export function textsFound(documents: readonly Document[], search: string): TextsFound {
  const typed = search.trim().toLowerCase();
  const parts = typed.split(/\s+/);
  const found = allTexts(documents).flatMap((text) => {
    const said = [text.key, ...text.in.map(({ words = "" }) => words)].map((one) => one.toLowerCase());
    if (!parts.every((part) => said.some((one) => one.includes(part)))) return [];
    return [{ text, rank: said.includes(typed) ? 0 : said.some((one) => one.includes(typed)) ? 1 : 2 }];
  });
  const texts = found.toSorted((one, other) => one.rank - other.rank).map(({ text }) => text);
  return {
    texts: texts.slice(0, TOLD).map((text) => ({ ...text, usedBy: usersOf(documents, text.key) })),
    more: Math.max(0, texts.length - TOLD),
    brands: brandPairs(documents).length,
  };
}

/** Every text, in the order of its file in the first language that has it. */
function allTexts(documents: readonly Document[]): readonly Found[] {
  const tables = documents.flatMap(({ file, data }) => {
    const [, language = "", name = ""] = /^locales\/([^/]+)\/([^/]+)\.text\.json$/.exec(file) ?? [];
    return name === "" ? [] : [{ file, language, name, texts: entries(entries(data).texts) }];
  });
  const keys = new Map(
    tables.flatMap(({ name, texts }) => Object.keys(texts).map((own) => [`${name}.${own}`, { name, own }] as const)),
  );
  return [...keys].map(([key, { name, own }]) => ({
    key,
    path: ["texts", own],
    in: tables
      .filter((table) => table.name === name)
      .map(({ language, file, texts }) => {
        const words = texts[own];
        return { language, file, words: typeof words === "string" ? words : undefined };
      }),
  }));
}

/** The documents that name a text, or that of which it is a form: `home.hello_name` is one of `home.hello`. */
function usersOf(documents: readonly Document[], key: string): readonly string[] {
  const names = [...key.matchAll(/_|$/g)].map(({ index }) => JSON.stringify(key.slice(0, index)));
  return documents
    .filter(({ kind, text }) => kind !== "text" && names.some((name) => text.includes(name)))
    .map(({ file }) => file);
}
