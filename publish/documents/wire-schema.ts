import { basename } from "node:path";
import type { JsonSchema } from "../../engine/document.ts";
import { ownKeywords } from "./own-keywords.ts";

/** Words of ours that mean nothing to other tools; `unit` stands there as `x-unit`. */
const own = new Set(["$schema", "$id", "title", ...ownKeywords]);
/** Bounds of an amount are kobo inside; on the wire it is a text, and they stand beside it in naira, as `x-…`. */
const kobo = new Set(["type", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "enum"]);

const amount = { type: "string", pattern: "^-?[0-9]{1,13}(\\.[0-9]{1,2})?$", examples: ["12999.50"] };
const numberText = { integer: "^-?[0-9]{1,15}$", number: "^-?[0-9]{1,15}(\\.[0-9]{1,15})?$" };

/** A schema of ours as it holds on the wire: money as text, numbers that may come as text, entities by reference. */
export function wireSchema(schema: JsonSchema): Record<string, unknown> {
  if (schema.$ref !== undefined) return { $ref: `#/components/schemas/${basename(schema.$ref, ".schema.json")}` };
  const { wire } = schema;
  const dropped = (name: string) => own.has(name) || (wire === "money" && kobo.has(name));
  const { properties, items } = schema;
  const result: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(schema).filter(([name]) => !dropped(name))),
    ...(schema.unit !== undefined && schema.unit !== "any" && wire !== "money" ? { "x-unit": schema.unit } : {}),
    ...(properties ? { properties: mapValues(properties, wireSchema) } : {}),
    ...(items ? { items: wireSchema(items) } : {}),
  };
  if (wire === "money")
    return { ...result, ...amount, ...inNaira(schema), description: described(schema, "Naira with two decimals.") };
  if (wire !== undefined) return { ...result, type: [wire, "string"], pattern: numberText[wire] };
  return result;
}

/** The bounds of an amount as it goes over the wire. */
const inNaira = (schema: JsonSchema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => name !== "type" && kobo.has(name))
      .map(([name, bound]) => [`x-${name}`, Array.isArray(bound) ? bound.map(naira) : naira(bound)]),
  );

const naira = (amount: unknown): string => (Number(amount) / 100).toFixed(2);

const mapValues = <From, To>(from: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));

const described = ({ description }: JsonSchema, more: string) =>
  typeof description === "string" ? `${description} ${more}` : more;
