import { join } from "node:path";
import { entries, isEntries } from "../../documents/entries.ts";
import type { Project } from "./project.ts";

/** A value of brands that the schema names, and what it says of it. */
export interface SchemedValue {
  readonly path: readonly string[];
  readonly says: Readonly<Record<string, unknown>>;
}

/** Every value that the schema of brands names, groups included. */
export const schemedValues = (project: Project): readonly SchemedValue[] => project.whole(valuesIn);

const valuesIn = (project: Project): readonly SchemedValue[] => [
  ...within([], JSON.parse(project.read(join(project.schemas, "brand.schema.json")))),
];

function* within(path: readonly string[], schema: unknown): Generator<SchemedValue> {
  for (const [name, says] of Object.entries(entries(entries(schema).properties))) {
    if (!isEntries(says)) continue;
    yield { path: [...path, name], says };
    yield* within([...path, name], says);
  }
}
