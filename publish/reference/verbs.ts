import { grammar, type Holds } from "../../engine/grammar.ts";
import { entries } from "../documents/entries.ts";
import type { Given } from "./given.ts";
import { typeWords } from "./schema-words.ts";
import { type Chapter, code, type Section } from "./section.ts";
import { shortest } from "./shortest.ts";

/** Every verb of a step: what it does, what it takes, and a step of the project that says it. */
export function verbsChapter({ documents, resolve }: Given): Chapter {
  const sections = Object.entries(grammar.verbs).map(
    ([verb, { does, with: takes = {}, takes: besides = [] }]): Section => {
      const sample = shortest(documents, (value) => entries(value).do === verb);
      const rows = Object.entries(takes).map(([name, holds]) => [
        code(name),
        `${wordsOf(holds)}${holds.needed ? ", needed" : ""}`,
        holds.says ?? "",
      ]);
      const may = besides.map(code).join(", ");
      return {
        id: `verb-${verb}`,
        title: verb,
        says: [does, ...(may ? [`A step of it may also say ${may}.`] : [])],
        ...(rows.length > 0 && { tables: [{ title: "with", head: ["key", "takes", "means"], rows }] }),
        ...(sample && { samples: [{ title: `As in ${sample.file}:${sample.line}`, code: sample.text }] }),
      };
    },
  );
  return {
    id: "verbs",
    title: "Verbs",
    says: "What a step can do. Every step may also say `if`: an expression, where it is false the step is skipped.",
    sections,
  };

  function wordsOf(holds: Holds): string {
    if (holds.is === "reference" || holds.is === "naming")
      return `id of a ${holds.to}`.replace("id of a route", "a route");
    if (holds.is === "list") return "a list of names";
    if (typeof holds.takes === "string") return typeWords({ $ref: holds.takes }, resolve);
    if (holds.takes !== undefined) return typeWords(holds.takes, resolve);
    return holds.is;
  }
}
