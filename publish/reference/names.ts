import { elements, entries } from "../documents/entries.ts";
import type { Given } from "./given.ts";
import type { Chapter, Section } from "./section.ts";

/** What draws a name of each list. */
const drawn: Readonly<Record<string, { widget: string; prop: string; props: Readonly<Record<string, unknown>> }>> = {
  icon: { widget: "icon", prop: "name", props: {} },
  drawing: { widget: "illustration", prop: "name", props: { size: "small" } },
  mark: { widget: "brand-mark", prop: "mark", props: { name: "Brand", withName: false } },
  tone: { widget: "status-chip", prop: "tone", props: { text: "In words" } },
};

/** The names that props and brands take from a list: icons, drawings, marks, tones. */
export function namesChapter({ schema }: Given): Chapter {
  const sections = Object.entries(entries(schema("names.schema.json").$defs)).map(([name, found]): Section => {
    const { description, enum: own, else: otherwise } = entries(found);
    // A brand's mark may be a drawing of its own, else it is one of these.
    const allowed = own ?? entries(otherwise).enum;
    const values = elements(allowed).map(String);
    const by = drawn[name];
    return {
      id: `name-${name}`,
      ...(by && { names: { ...by, values } }),
      title: name,
      says: [String(description)],
    };
  });
  return { id: "names", title: "Marks, icons, drawings, tones", says: "What is drawn by its name.", sections };
}
