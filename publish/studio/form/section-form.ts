import type { Document } from "../../documents/document.ts";
import { entries, textIn } from "../../documents/entries.ts";
import type { Schemas } from "../../reference/schemas-of.ts";
import { keyWords, nameWords } from "../../words/key-words.ts";
import { withoutIds } from "../../words/without-ids.ts";
import { brandForm, type FormField, type FormSection, takesOf } from "./brand-form.ts";

/**
 * The form of a brand, in which a section of home is chosen out of those that there are, and what it can be told is a
 * field each, as the section's own document declares it; one that can be told nothing has none.
 */
export function brandFormOf(
  documents: readonly Pick<Document, "kind" | "data">[],
  schemas: Schemas,
  brand: unknown,
): readonly FormSection[] {
  const found = documents.filter(({ kind }) => kind === "section").map(({ data }) => entries(data));
  const sections = new Map(found.map((data) => [textIn(data.id), data]));
  const fieldsOf = (field: FormField): readonly FormField[] => {
    const [room, all, id = "", key, deeper] = field.path;
    if (room !== "home" || all !== "sections" || deeper !== undefined) return [field];
    if (key === "use") return [{ ...field, bounds: "", takes: { is: "choice", of: [...sections.keys()].sort() } }];
    if (key !== "with") return [field];
    const slot = entries(entries(entries(entries(brand).home).sections)[id]);
    const section = sections.get(textIn(slot.use, id));
    return section ? paramsOf(field.path, id, section.params, schemas) : [field];
  };
  return brandForm(schemas, brand).map((section) => ({ ...section, fields: section.fields.flatMap(fieldsOf) }));
}

const paramsOf = (path: readonly string[], id: string, params: unknown, { resolve }: Schemas): readonly FormField[] =>
  Object.entries(entries(params)).map(([name, declared]) => ({
    path: [...path, name],
    title: `${keyWords(id)}: ${nameWords(name)}`,
    says: withoutIds(textIn(entries(declared).description)),
    bounds: "",
    takes: takesOf(entries(declared), resolve),
  }));
