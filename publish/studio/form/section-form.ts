import type { Spoken } from "../../compare/documents-in.ts";
import { entries, textIn } from "../../documents/entries.ts";
import type { Schemas } from "../../reference/schemas-of.ts";
import { keyWords, nameWords } from "../../words/key-words.ts";
import { withoutIds } from "../../words/without-ids.ts";
import { brandForm, type FormField, type FormSection, inGroup, takesOf } from "./brand-form.ts";
import { orderLabel } from "./order-label.ts";
import { orderOptions } from "./order-options.ts";
import { withNames } from "./with-names.ts";

/**
 * The form of a brand, in which all that has a name in documents is chosen by what it is called there: a screen, a
 * text, a section of home. What a section can be told is a field each, as its own document declares it; one that can be
 * told nothing has none.
 */
export function brandFormOf(documents: readonly Spoken[], schemas: Schemas, brand: unknown): readonly FormSection[] {
  const found = documents.filter(({ kind }) => kind === "section").map(({ data }) => entries(data));
  const sections = new Map(found.map((data) => [textIn(data.id), data]));
  const titles = [...sections].map(([id, data]) => [id, textIn(data.title) || keyWords(id)] as const);
  const use = {
    is: "choice",
    of: titles.toSorted(([, one], [, other]) => one.localeCompare(other, "en")).map(([id]) => id),
    words: Object.fromEntries(titles),
  } as const;
  /** What one of those is called that stand in the order beside them: a section of home, a tab. */
  const called = ([room = "", all, id = "", ...deeper]: readonly string[]): string | undefined => {
    if (deeper.length > 0 || (all !== "sections" && all !== "items")) return undefined;
    const options = orderOptions(documents, schemas, brand, [room, "order"]);
    return options?.some((one) => one.id === id) ? orderLabel(id, options) : undefined;
  };
  const fieldsOf = (field: FormField): readonly FormField[] => {
    const [room, all, id = "", key, deeper] = field.path;
    if (room !== "home" || all !== "sections" || deeper !== undefined) return [field];
    if (key === "use") return [{ ...field, bounds: "", takes: use }];
    if (key !== "with") return [field];
    const slot = entries(entries(entries(entries(brand).home).sections)[id]);
    const section = sections.get(textIn(slot.use, id));
    const group = called(field.path.slice(0, 3)) ?? keyWords(id);
    return section ? paramsOf(field.path, group, section.params, schemas) : [field];
  };
  const named = withNames(documents, brand);
  return brandForm(schemas, brand, called).map((section) => ({
    ...section,
    fields: section.fields.flatMap(fieldsOf).map(named),
  }));
}

const paramsOf = (path: readonly string[], of: string, params: unknown, { resolve }: Schemas): readonly FormField[] =>
  Object.entries(entries(params)).map(([name, declared]) => ({
    path: [...path, name],
    title: inGroup(of, nameWords(name)),
    says: withoutIds(textIn(entries(declared).description)),
    bounds: "",
    takes: takesOf(entries(declared), resolve),
  }));
