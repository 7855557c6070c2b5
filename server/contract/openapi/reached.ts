import { basename } from "node:path";
import type { JsonSchema } from "../../../engine/document.ts";

/** The names of the entities that shapes refer to, also through one another. */
export function reached(
  shapes: readonly JsonSchema[],
  entities: ReadonlyMap<string, JsonSchema>,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const { $ref, properties = {}, items } of shapes) {
    const name = $ref && basename($ref, ".schema.json");
    const entity = name && !found.has(name) ? entities.get(name) : undefined;
    if (name) found.add(name);
    reached([...(entity ? [entity] : []), ...Object.values(properties), ...(items ? [items] : [])], entities, found);
  }
  return found;
}
