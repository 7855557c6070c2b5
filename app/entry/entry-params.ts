import { fromWire, type WireSchema } from "../../engine/api.ts";
import schema from "../../schemas/entities/entry-params.schema.json" with { type: "json" };

// What is imported from JSON has `string` where the schema of schemas has a closed list.
const properties = schema.properties as Readonly<Record<string, WireSchema>>;
const longest = 128;

/** Names of what a channel with its own entry hands over (E19). */
export const entryParamNames: readonly string[] = Object.keys(properties);

/** What is kept of it: the loan that it is about, and what documents read. Everything else, the BVN first of all, is taken off the address and forgotten. */
const kept: ReadonlySet<string> = new Set(["loanGid", "mobile"]);

/**
 * What such a channel handed over, as far as it is kept, each in its type; a value that does not fit is left out, and
 * without what is required there is nothing.
 */
export function entryParams(given: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> | undefined {
  const fields: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const text = given.get(name);
    if (!kept.has(name) || text === undefined || text === "" || text.length > longest) continue;
    const value = fromWire(property, text, () => ({}));
    if (property.type === "integer" ? Number.isSafeInteger(value) : typeof value === "string") fields[name] = value;
  }
  return schema.required.every((name) => name in fields) ? fields : undefined;
}
