import { canonical } from "../../documents/json.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";
import type { Recorded } from "./record-reader.ts";
import { sealOf } from "./seal.ts";

/** One thing that a document does: under what name it is known in it, and what it does there. */
export type Line = readonly [label: string, does?: unknown];

/** What every document did when that was last published. */
export interface Behaviour {
  /** None where the record is not one that was published. */
  readonly version: number | undefined;
  readonly versions: readonly unknown[];
  /** By kind and id. */
  readonly documents: ReadonlyMap<string, readonly Line[]>;
  /** Documents whose seal does not fit what is kept of them: somebody changed it by hand, or the one after it. */
  readonly unsealed: readonly string[];
}

/** What is known of that; nothing where nothing was published. */
export type PublishedBehaviour = Recorded<Behaviour>;

/** What a record says. */
export function behaviourOf(record: unknown): Behaviour {
  const { versions, documents } = entries(record);
  const { version } = entries(elements(versions).at(-1));
  const lists = Object.entries(entries(documents));
  const lines = new Map(lists.map(([name, list]) => [name, elements(list).flatMap(lineOf)] as const));
  let unsealed: readonly string[] | undefined;
  return {
    version: typeof version === "number" && isEntries(documents) ? version : undefined,
    versions: elements(versions),
    documents: lines,
    // Who does not ask for it need not wait for some hundred seals.
    get unsealed() {
      if (unsealed) return unsealed;
      const seals = sealsOf(lines);
      return (unsealed = lists.flatMap(([name, list]) => (elements(list)[0] === seals.get(name) ? [] : [name])));
    },
  };
}

/**
 * The seal of each document: over what it does, its name and that of the next one, the last being followed by the
 * first. So none can be changed or taken out by hand, and two branches meet only where both changed.
 */
function sealsOf(documents: Behaviour["documents"]): ReadonlyMap<string, string> {
  const names = [...documents.keys()].sort();
  return new Map(
    names.map((name, at) => [name, sealOf([name, documents.get(name), names[at + 1] ?? names[0]])] as const),
  );
}

function lineOf(line: unknown): readonly Line[] {
  const [label, does] = elements(line);
  return typeof label === "string" ? [does === undefined ? [label] : [label, does]] : [];
}

/**
 * A record as it is written: of each document its seal, then a line for each thing that it does, so that two who
 * publish meet only where both changed; the order in which somebody wrote keys is no difference.
 */
export function writtenBehaviour({ versions, documents }: Pick<Behaviour, "versions" | "documents">): string {
  const lists = [...sealsOf(documents)].map(([name, seal]) => {
    const lines = [seal, ...(documents.get(name) ?? [])].map((line) => `      ${canonical(line)}`);
    return `    ${JSON.stringify(name)}: [\n${lines.join(",\n")}\n    ]`;
  });
  const steps = versions.map((version) => `    ${JSON.stringify(version)}`);
  return `{\n  "versions": [\n${steps.join(",\n")}\n  ],\n  "documents": {\n${lists.join(",\n")}\n  }\n}\n`;
}
