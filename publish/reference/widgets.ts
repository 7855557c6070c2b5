import { entries } from "../documents/entries.ts";
import { saidBy } from "../documents/said-by.ts";
import type { Given } from "./given.ts";
import { keysTable, typeWords } from "./schema-words.ts";
import { type Chapter, code, type Section, type Table } from "./section.ts";
import { shortest } from "./shortest.ts";

/** Every widget: its props, its value, what it tells and holds; its examples are drawn beside. */
export function widgetsChapter({ documents, resolve }: Given): Chapter {
  const screens = documents.filter(({ file }) => file.startsWith("screens/"));
  const sections = documents
    .filter(({ kind }) => kind === "widget")
    .map((document): Section => {
      const { type, description, props, value, events = {}, children, entry, slots = {} } = saidBy("widget", document);
      const { role, name, keyboard } = entries(entries(document.data).accessibility);
      const described = (title: string, of: Readonly<Record<string, { readonly description: string }>>): Table[] =>
        Object.keys(of).length === 0
          ? []
          : [
              {
                title,
                head: ["name", "means"],
                rows: Object.entries(of).map(([key, said]) => [code(key), said.description]),
              },
            ];
      const sample = shortest(screens, (found) => entries(found).widget === type);
      return {
        id: `widget-${type}`,
        title: type,
        says: [
          description,
          ...(value ? [`It may be bound; its value: ${typeWords(value, resolve)}.`] : []),
          ...(children ? ["It takes `children`."] : []),
          ...(entry ? ["The first screen may hold it."] : []),
          `To assistive technology: ${String(role)}, named by ${String(name)}. ${String(keyboard)}`,
        ],
        tables: [keysTable(props, resolve, "props"), ...described("events", events), ...described("slots", slots)],
        ...(sample && { samples: [{ title: `As in ${sample.file}:${sample.line}`, code: sample.text }] }),
        draws: type,
      };
    });
  return {
    id: "widgets",
    title: "Widgets",
    says: "What a node may name, drawn as the gallery draws it. A prop that is a look says nothing to a borrower: a screen that was published may write another one without a reason, as of no other prop.",
    sections,
  };
}
