import { tableWords, titleOf } from "../compare/document-words.ts";
import { type IsRead, textForms } from "../compare/text-forms.ts";
import { brandData, brandPairs } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { entries, textIn } from "../documents/entries.ts";
import { jsonAt, objectOf } from "../documents/json.ts";

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
  /** What the one screen that shows it is called; of what more show, or none by its name, what its table is called. */
  readonly title: string;
  /** Its place in its files. */
  readonly path: readonly string[];
  readonly in: readonly WordsIn[];
  /** The documents that name it. */
  readonly usedBy: readonly UserOfText[];
  /** How many brands read it; absent where all may. */
  readonly readBy?: number | undefined;
}

/** A document that names a text. */
interface UserOfText {
  readonly file: string;
  /** What it is called; a screen with its address. */
  readonly title: string;
  readonly isScreen: boolean;
}

/** What was found of all texts. */
export interface TextsFound {
  readonly texts: readonly FoundText[];
  /** How many more have what was looked for. */
  readonly more: number;
  /** How many brands there are. */
  readonly brands: number;
}

/** So many are told at once. */
const TOLD = 50;

type Found = Omit<FoundText, "title" | "usedBy" | "readBy">;

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
  const brands = brandPairs(documents).map(({ business, channel }) => brandData(documents, business, channel));
  const isReadIn = readersOf(documents);
  return {
    texts: texts.slice(0, TOLD).map((text) => {
      const readBy = brands.filter(isReadIn(text)).length;
      const usedBy = usersOf(documents, text.key);
      const [screen, ...others] = usedBy.filter(({ isScreen }) => isScreen);
      return {
        ...text,
        title:
          screen && others.length === 0
            ? screen.title
            : tableWords(documents, text.key.slice(0, text.key.indexOf("."))),
        usedBy,
        ...(readBy < brands.length && { readBy }),
      };
    }),
    more: Math.max(0, texts.length - TOLD),
    brands: brands.length,
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

/** Which brands read a text, by the forms that its first language has. */
function readersOf(documents: readonly Document[]): (text: Found) => IsRead {
  const forms = textForms(documents);
  return ({ key, path, in: [first] }) => {
    const table = documents.find(({ file }) => file === first?.file)?.data;
    return forms(key.slice(0, key.indexOf(".")), objectOf(jsonAt(table, ["texts"])), path.at(-1) ?? "");
  };
}

/** The documents that name a text, or that of which it is a form: `home.hello_name` is one of `home.hello`. */
function usersOf(documents: readonly Document[], key: string): readonly UserOfText[] {
  const names = [...key.matchAll(/_|$/g)].map(({ index }) => JSON.stringify(key.slice(0, index)));
  return documents
    .filter(({ kind, text }) => kind !== "text" && names.some((name) => text.includes(name)))
    .map((document) => {
      const { file, kind, data } = document;
      const isScreen = kind === "screen";
      const title = titleOf(documents, document);
      return { file, isScreen, title: isScreen ? `${title} · ${textIn(entries(data).route)}` : title };
    });
}
