import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entries, isEntries } from "../../documents/entries.ts";

/** A value of brands that the schema names, and what it says of it. */
export interface SchemedValue {
  readonly path: readonly string[];
  readonly says: Readonly<Record<string, unknown>>;
}

/**
 * Every value that the schema of brands names, groups included.
 * @param folder where the hand-written schemas lie.
 */
export function schemedValues(folder: string): readonly SchemedValue[] {
  return [...within([], JSON.parse(readFileSync(join(folder, "brand.schema.json"), "utf8")))];
}

function* within(path: readonly string[], schema: unknown): Generator<SchemedValue> {
  for (const [name, says] of Object.entries(entries(entries(schema).properties))) {
    if (!isEntries(says)) continue;
    yield { path: [...path, name], says };
    yield* within([...path, name], says);
  }
}
