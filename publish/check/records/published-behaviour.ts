import { canonical } from "../../documents/json.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";
import type { Recorded } from "./record-reader.ts";

/** One thing that a document does: under what name it is known in it, and what it does there. */
export type Line = readonly [label: string, does?: unknown];

/** What every document did when that was last published. */
export interface Behaviour {
  /** None where the record is not one that was published. */
  readonly version: number | undefined;
  readonly versions: readonly unknown[];
  /** By kind and id. */
  readonly documents: ReadonlyMap<string, readonly Line[]>;
}

/** What is known of that; nothing where nothing was published. */
export type PublishedBehaviour = Recorded<Behaviour>;

/** What a record says. */
export function behaviourOf(record: unknown): Behaviour {
  const { versions, documents } = entries(record);
  const { version } = entries(elements(versions).at(-1));
  const lines = Object.entries(entries(documents)).map(
    ([name, list]) => [name, elements(list).flatMap(lineOf)] as const,
  );
  return {
    version: typeof version === "number" && isEntries(documents) ? version : undefined,
    versions: elements(versions),
    documents: new Map(lines),
  };
}

function lineOf(line: unknown): readonly Line[] {
  const [label, does] = elements(line);
  return typeof label === "string" ? [does === undefined ? [label] : [label, does]] : [];
}

/**
 * A record as it is written: a line for each thing that a document does, so that two who
 * publish meet only where both changed; the order in which somebody wrote keys is no difference.
 */
export function writtenBehaviour({ versions, documents }: Pick<Behaviour, "versions" | "documents">): string {
  const names = [...documents.keys()].sort();
  const lists = names.map((name) => {
    const lines = (documents.get(name) ?? []).map((line) => `      ${canonical(line)}`);
    return `    ${JSON.stringify(name)}: ${lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n    ]`}`;
  });
  const steps = versions.map((version) => `    ${JSON.stringify(version)}`);
  return `{\n  "versions": [\n${steps.join(",\n")}\n  ],\n  "documents": {\n${lists.join(",\n")}\n  }\n}\n`;
}
