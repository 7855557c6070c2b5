import { fromWire, type WireSchema } from "../../engine/api.ts";
import schema from "../../schemas/entities/entry-params.schema.json" with { type: "json" };

// What is imported from JSON has `string` where the schema of schemas has a closed list.
const properties = schema.properties as Readonly<Record<string, WireSchema>>;
const longest = 128;

/** Names of what a channel with its own entry hands over (E19). */
export const entryParamNames: readonly string[] = Object.keys(properties);

/**
 * What such a channel handed over: the fields of the entity alone, each in its type; a value that does not fit is left
 * out, and without what is required there is nothing.
 */
export function entryParams(given: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> | undefined {
  const kept: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const text = given.get(name);
    if (text === undefined || text === "" || text.length > longest) continue;
    const value = fromWire(property, text, () => ({}));
    if (property.type === "integer" ? Number.isSafeInteger(value) : typeof value === "string") kept[name] = value;
  }
  return schema.required.every((name) => name in kept) ? kept : undefined;
}
