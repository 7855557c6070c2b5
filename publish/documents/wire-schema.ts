import { basename } from "node:path";
import { type Entries, entries, isEntries } from "./entries.ts";
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

/**
 * What a schema on the wire says, in our words; without what goes by our words alone.
 * @param entity how an entity is referred to from where it stands.
 */
export function ofWire(wire: Entries, entity: (name: string) => string): Entries {
  const { $ref, type, pattern, properties, items, examples: _, ...words } = wire;
  if (typeof $ref === "string") return { $ref: entity(basename($ref)) };
  const isMoney = pattern === amount.pattern;
  const number = Object.entries(numberText).find(([, one]) => one === pattern)?.[0];
  const said = Object.entries(words).map(([word, value]) => {
    const name = word.replace(/^x-/, "");
    return [name, name === word || name === "unit" ? value : inKobo(value)] as const;
  });
  const inner = (shape: unknown) => ofWire(entries(shape), entity);
  return {
    ...Object.fromEntries(said),
    ...(isMoney
      ? { type: "integer", wire: "money" }
      : number === undefined
        ? { type, pattern }
        : { type: number, wire: number }),
    ...(isEntries(properties) && { properties: mapValues(properties, inner) }),
    ...(isEntries(items) && { items: inner(items) }),
  };
}

const inKobo = (amounts: unknown): unknown =>
  Array.isArray(amounts) ? amounts.map(inKobo) : Math.round(Number(amounts) * 100);

const naira = (amount: unknown): string => (Number(amount) / 100).toFixed(2);

const mapValues = <From, To>(from: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));

const described = ({ description }: JsonSchema, more: string) =>
  typeof description === "string" ? `${description} ${more}` : more;
