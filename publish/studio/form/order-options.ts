import type { Spoken } from "../../compare/documents-in.ts";
import { entries, textIn, valueAt } from "../../documents/entries.ts";
import type { Schemas } from "../../reference/schemas-of.ts";
import { languageWords } from "../../words/language-words.ts";
import { englishText } from "../../words/english-text.ts";

/** What may stand in an order. */
export interface OrderOption {
  readonly id: string;
  /** What borrowers read on it, where its words are its own. */
  readonly label?: string | undefined;
  /** The features without which nothing of it shows, or some of it does not, and whether this brand has them. */
  readonly needs: readonly { readonly title: string; readonly on: boolean }[];
}

/** What may stand in an order of a brand (sections of home, items of a menu, tabs); undefined where anything may. */
export function orderOptions(
  documents: readonly Spoken[],
  schemas: Schemas,
  brand: unknown,
  path: readonly string[],
): readonly OrderOption[] | undefined {
  const [room, menu] = path;
  if (path.join(".") === "language.all")
    return languagesIn(documents).map((code) => ({ id: code, label: languageWords(code), needs: [] }));
  if (path.at(-1) !== "order") return undefined;
  const option = (id: string, says: unknown, label?: unknown): OrderOption => ({
    id,
    label: textIn(label) || wordsOf(documents, label),
    needs: needsOf(says, schemas, brand),
  });
  if (room === "home") {
    const section = (id: string) =>
      entries(documents.find(({ kind, data }) => kind === "section" && entries(data).id === id)?.data);
    return Object.entries(entries(valueAt(brand, ["home", "sections"]))).map(([id, slot]) => {
      const used = section(textIn(entries(slot).use, id));
      // A place that has a section of its own name shows what that shows, in whatever way.
      return option(id, used, section(id).title ?? used.title);
    });
  }
  if (room === "menus") {
    const found = documents.find(({ kind, data }) => kind === "menu" && entries(data).id === menu)?.data;
    return Object.entries(entries(entries(found).items)).map(([id, item]) => option(id, item, entries(item).label));
  }
  return Object.entries(entries(valueAt(brand, ["tabs", "items"]))).map(([id, tab]) =>
    option(id, undefined, { $t: entries(tab).label }),
  );
}

/** Every language in which there are texts. */
const languagesIn = (documents: readonly Spoken[]): readonly string[] => [
  ...new Set(documents.flatMap(({ file }) => /^locales\/([^/]+)\//.exec(file)?.[1] ?? [])),
];

/** The English words of a text that is named; undefined where it is none. */
function wordsOf(documents: readonly Spoken[], label: unknown): string | undefined {
  const key = entries(label).$t;
  return typeof key === "string" ? englishText(documents, key) : undefined;
}

/** The features that what is written there asks for. */
function needsOf(says: unknown, { schema }: Schemas, brand: unknown): OrderOption["needs"] {
  const flags = new Set(
    [...JSON.stringify(says ?? null).matchAll(/brand\.flags\.([A-Za-z]+)/g)].map(([, name = ""]) => name),
  );
  const titles = entries(valueAt(schema("brand.schema.json"), ["properties", "flags", "properties"]));
  return [...flags].map((name) => ({
    title: textIn(entries(titles[name]).title, name),
    on: valueAt(brand, ["flags", name]) === true,
  }));
}
