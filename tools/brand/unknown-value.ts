import { entries } from "../../publish/documents/entries.ts";
import type { Schema } from "../../publish/documents/schema.ts";
import { nearest } from "../../publish/faults/nearest.ts";

/**
 * What is said of a value that the schema of brands does not name, with the nearest that it does; undefined where it
 * names it, or leaves the names to whoever writes them.
 */
export function unknownValue(schema: Schema, path: readonly string[]): string | undefined {
  let around: unknown = schema;
  for (const [at, word] of path.entries()) {
    const { properties, additionalProperties } = entries(around);
    if (additionalProperties !== false) return undefined;
    const inside = entries(properties);
    if (!Object.hasOwn(inside, word)) {
      const near = nearest(word, Object.keys(inside));
      const meant =
        near === undefined ? "" : `; did you mean "${[...path.slice(0, at), near, ...path.slice(at + 1)].join(".")}"?`;
      return `the brand has no value "${path.join(".")}"${meant}`;
    }
    around = inside[word];
  }
  return undefined;
}
