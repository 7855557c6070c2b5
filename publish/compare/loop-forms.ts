import { brandIn } from "../check/graph/deeds.ts";
import { elements, entries, isEntries, textIn, valueAt } from "../documents/entries.ts";
import type { JsonObject } from "../documents/json.ts";
import type { Spoken } from "./documents-in.ts";

/** Entries that a document goes through, one by one. */
export interface Loop {
  /** The values of the brand that what gives them reads. */
  readonly of: readonly string[];
  /** Of a section its id: a brand shows it where its home has it. */
  readonly section: string | undefined;
}

/** The entries that something in a document goes through; undefined where it goes through none of its own. */
export function loopAt(value: object, { kind, data }: Pick<Spoken, "kind" | "data">): Loop | undefined {
  const { each, $each } = entries(value);
  const given = isEntries(each) ? each.in : $each;
  if (given === undefined) return undefined;
  return { of: brandIn(given), section: kind === "section" ? textIn(entries(data).id) : undefined };
}

/**
 * What a brand's own entries say under a key, as `item.id`; nothing where the brand's home has no such section. Undefined
 * where the entries are none of a brand's.
 */
export function formsIn(
  { of, section }: Loop,
  context: unknown,
): ((brand: JsonObject) => readonly unknown[]) | undefined {
  const { $: read } = entries(context);
  const [root, key, ...deeper] = typeof read === "string" ? read.split(".") : [];
  if (root !== "item" || key === undefined || deeper.length > 0 || of.length === 0) return undefined;
  return (brand) => {
    if (section !== undefined && !showsSection(brand, section)) return [];
    const lists = of.map((path) => elements(valueAt(brand, path.split("."))));
    return lists.flatMap((list) => list.flatMap((entry) => (isEntries(entry) ? [entry[key]] : [])));
  };
}

function showsSection(brand: JsonObject, section: string): boolean {
  const { order, sections } = entries(brand.home);
  return elements(order).some((id) => (entries(entries(sections)[String(id)]).use ?? id) === section);
}
