import { roots } from "../../engine/roots.ts";
import { type Chapter, code, type Section } from "./section.ts";

/** Where the names under a root come from, for people. */
const sources: Readonly<Record<string, string>> = {
  any: "anything",
  reads: "the reads of the screen, each with `status`, `value` and `error`",
  derived: "what the screen derives",
  decided: "the decisions of which the screen asks the row",
  fields: "the fields of the form",
  params: "what was handed in",
  inputs: "the inputs of the decision",
  brand: "the values of the brand",
  element: "what an element has",
  answer: "what the answer has",
  written: "what documents or the code of the app write; a name that nothing writes is an error",
};

/** Every first word of a path. */
export function pathsChapter(): Chapter {
  const sections = Object.entries(roots).map(([root, entry]): Section => {
    const { kinds, names } = entry;
    const writes = entry.writes ?? [];
    const under =
      typeof names === "string"
        ? (sources[names] ?? names)
        : Object.keys(names)
            .map((name) => code(`${root}.${name}`))
            .join(", ");
    return {
      id: `path-${root}`,
      title: root,
      says: [
        `Read ${entry.where ?? "everywhere"} (${kinds.join(", ")}).`,
        writes.length > 0 ? `Written by ${writes.map(code).join(", ")}.` : "Nothing in a document writes it.",
        `Under it: ${under}.`,
      ],
    };
  });
  return { id: "paths", title: "Paths", says: "The first word of a path says who holds the value.", sections };
}
