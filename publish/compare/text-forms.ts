import { known, unknown } from "../check/meaning/known.ts";
import { entries, isEntries, valueAt } from "../documents/entries.ts";
import type { JsonObject } from "../documents/json.ts";
import { textKey } from "../check/given/text-key.ts";
import type { Spoken } from "./documents-in.ts";
import { formsIn, type Loop, loopAt } from "./loop-forms.ts";

/** In which forms a brand reads a text at a place that names it; unknown where something else than the brand decides. */
type Place = (brand: JsonObject) => readonly unknown[];

/** Whether a brand may read words. */
export type IsRead = (brand: JsonObject) => boolean;

/**
 * Tells which brands read words of a table: of a text with forms, as `welcome_formal` beside `welcome`, those whose own
 * values choose that form where documents name it, or whose own entries do where documents go through these. All, where a form is chosen by what no brand decides.
 */
export function textForms(documents: readonly Spoken[]): (table: string, texts: JsonObject, key: string) => IsRead {
  let places: ReadonlyMap<string, readonly Place[]> | undefined;
  return (table, texts, key) => {
    const { name, single } = textKey(key);
    const forms = new Set(Object.keys(texts).map((other) => textKey(other).single));
    // Most texts are said in one form alone: no document need be looked at.
    if (single === name && ![...forms].some((form) => form.startsWith(`${name}_`))) return () => true;
    places ??= placesIn(documents);
    const found = places.get(`${table}.${name}`);
    // Code names it, and chooses its form.
    if (!found) return () => true;
    return (brand) =>
      found.some((place) =>
        place(brand).some((form) => {
          if (form === unknown) return true;
          // A form that there is not is said as the text itself.
          const said = `${name}_${String(form)}`;
          return single === (forms.has(said) ? said : name);
        }),
      );
  };
}

function placesIn(documents: readonly Spoken[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  const note = (key: string, place: Place) => {
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  };
  const look = (value: unknown, document: Spoken, around?: Loop): void => {
    if (typeof value === "string" && isKey.test(value)) note(value, () => [unknown]);
    if (Array.isArray(value)) for (const one of value) look(one, document, around);
    if (!isEntries(value)) return;
    const loop = loopAt(value, document) ?? around;
    const { $t, ...others } = value;
    if (typeof $t === "string") note($t, formAt(others.args, loop));
    for (const inner of Object.values(others)) look(inner, document, loop);
  };
  for (const document of documents) if (document.kind !== "text") look(document.data, document);
  return places;
}

/** How a text is named: its table, a dot, its key there. */
const isKey = /^[\w-]+\.[\w-]+$/;

function formAt(args: unknown, loop: Loop | undefined): Place {
  const { context } = entries(args);
  if (!isEntries(context)) return () => [context];
  const own = loop && formsIn(loop, context);
  if (own) return own;
  return (brand) => [
    known(context.$, (path) => {
      const [root, ...steps] = path.split(".");
      return root === "brand" ? (valueAt(brand, steps) ?? unknown) : unknown;
    }),
  ];
}
