import { elements, entries, isEntries } from "../documents/entries.ts";
import type { Schema } from "../documents/schema.ts";
import { typesOf } from "./types-of.ts";

/** What the engine's own `Brand` says of a brand, and what only a file is for. */
const notValues = new Set(["$schema", "id", "pair", "theme", "dark", "home", "menus", "tabs", "mark"]);

/** The TypeScript type of an effective brand's values: of each that `schemas/brand.schema.json` names, stated by some layer. */
export function brandTypes(schema: Schema): Promise<string> {
  const values = Object.entries(schema.properties ?? {})
    .filter(([key]) => !notValues.has(key))
    .map(([key, value]) => [key, inlined(value, schema.$defs)]);
  return typesOf("BrandValues", whole({ description: schema.description, properties: Object.fromEntries(values) }), [
    "/* Generated from schemas/brand.schema.json by npm run generate. */",
  ]);
}

/** A value with what it takes from the definitions of its schema: the types are written without those. */
function inlined(value: unknown, definitions: unknown): unknown {
  if (!isEntries(value)) return value;
  const { $ref, ...own } = value;
  const name = typeof $ref === "string" ? /^#\/\$defs\/(\w+)$/.exec($ref)?.[1] : undefined;
  const taken = name === undefined ? value : { ...entries(entries(definitions)[name]), ...own };
  return Object.fromEntries(Object.entries(taken).map(([key, inner]) => [key, inlined(inner, definitions)]));
}

/** The schema of the whole: each property is there unless it is optional; a title makes no type of its own, nor a length a tuple. */
function whole({ title, maxItems: _, ...schema }: Schema): Schema {
  if (!isEntries(schema.properties))
    return {
      ...schema,
      ...set(schema),
      ...said(title, schema),
      ...(isEntries(schema.items) && { items: element(schema.items) }),
      ...(isEntries(schema.additionalProperties) && { additionalProperties: whole(schema.additionalProperties) }),
    };
  const properties = Object.entries(schema.properties).flatMap(([key, inner]) =>
    isEntries(inner) ? [[key, inner] as const] : [],
  );
  return {
    type: "object",
    ...said(title, schema),
    required: properties.filter(([, { optional }]) => optional !== true).map(([key]) => key),
    properties: Object.fromEntries(properties.map(([key, inner]) => [key, whole(inner)])),
  };
}

/** The schema of a list's element, whose own keys may be left out: the name of a closed list is a text there. */
function element({ title, $ref, ...schema }: Schema): Schema {
  const named = $ref === undefined ? schema : { type: "string" };
  if (!isEntries(schema.properties)) return { ...named, ...said(title, schema) };
  const properties = Object.entries(schema.properties).map(([key, inner]) => [
    key,
    isEntries(inner) ? element(inner) : inner,
  ]);
  return { ...schema, ...said(title, schema), properties: Object.fromEntries(properties) };
}

/** The type of what layers have set: a null of theirs takes it away. */
const set = ({ type }: Schema) => Array.isArray(type) && { type: elements(type).find((one) => one !== "null") };

const said = (title: unknown, { description, unit }: Schema) => ({
  description: [title, description, typeof unit === "string" && `Unit: ${unit}.`].filter(Boolean).join("\n\n"),
});
