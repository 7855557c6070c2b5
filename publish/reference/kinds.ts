import { kinds } from "../documents/kinds.ts";
import type { Given } from "./given.ts";
import { keysTable } from "./schema-words.ts";
import { type Chapter, code, type Section } from "./section.ts";

/** Every kind of document with its keys; what stands inside several of them is beside. */
export function kindsChapter({ schema, resolve, documents }: Given): Chapter {
  const sections = kinds.map(({ name, glob }): Section => {
    const found = schema(`${name}.schema.json`);
    const count = documents.filter(({ kind }) => kind === name).length;
    return {
      id: `kind-${name}`,
      title: name,
      says: [
        ...(typeof found.description === "string" ? [found.description] : []),
        `Files: ${code(glob)}, ${count} of them.`,
      ],
      tables: [keysTable(found, resolve)],
    };
  });
  return {
    id: "kinds",
    title: "Kinds of documents",
    says: "What each kind of document may say. An unknown key is an error; an editor completes what there is.",
    sections,
  };
}
