import { entries } from "../documents/entries.ts";
import type { Given } from "./given.ts";
import { keysTable } from "./schema-words.ts";
import { type Chapter, code, type Section } from "./section.ts";

const said: Readonly<Record<string, (value: string) => string>> = {
  once: (value) => `Carried out once for each key; ${code(value)} tells what became of it.`,
  moves: (value) => `Moves money: ${code(value)}.`,
  pages: (value) => `Its list ${code(value)} comes in pages.`,
};

/** Every call: what it takes and answers. */
export function callsChapter({ documents, resolve }: Given): Chapter {
  const sections = documents
    .filter(({ kind }) => kind === "call")
    .map(({ data, file }): Section => {
      const call = entries(data);
      const { id, path, kind, request, response, after } = call;
      const facts = Object.entries(said).flatMap(([key, words]) => {
        const value = call[key];
        return typeof value === "string" ? [words(value)] : [];
      });
      const { decision } = entries(after);
      return {
        id: `call-${String(id)}`,
        title: String(id),
        says: [
          `${code(String(path))}, a ${String(kind)}; ${code(file)}.`,
          ...facts,
          ...(typeof decision === "string" ? [`Only while decision ${code(decision)} allows it.`] : []),
        ],
        tables: [
          keysTable(entries(request), resolve, "request"),
          keysTable(entries(response), resolve, "answer"),
        ].filter(({ rows }) => rows.length > 0),
      };
    });
  return {
    id: "calls",
    title: "Calls",
    says: "What the lender is asked. Every call is a POST; money is kobo inside and naira as text on the wire.",
    sections,
  };
}
