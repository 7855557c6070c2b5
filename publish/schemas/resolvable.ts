import { elements, entries, isEntries } from "../documents/entries.ts";
import type { Schema } from "../documents/schema.ts";

const common = "common.schema.json#/$defs/";

/**
 * The schema of what a document may write where a widget takes `schema`: the literal, or a marker, at any depth.
 * A text marker (`$t`) is taken only where a text is.
 */
export function resolvable(schema: Schema): Schema {
  const { description, title, ...literal } = schema;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    if: { $ref: `${common}${takesText(literal) ? "is-dynamic" : "is-expression"}` },
    then: { $ref: `${common}dynamic` },
    else: isEntries(literal.items) ? orEach(literal, literal.items) : inside(literal),
  };
}

/** A literal list, or one value for each element of another list. */
function orEach(literal: Schema, items: Schema): Schema {
  return {
    if: { $ref: `${common}is-list` },
    then: {
      type: "object",
      additionalProperties: false,
      required: ["$each", "give"],
      properties: {
        $each: { $ref: `${common}expression`, description: "An expression that gives a list." },
        give: resolvable(items),
      },
    },
    else: inside(literal),
  };
}

/** The literal schema with its parts made resolvable. */
function inside(schema: Schema): Schema {
  const result: Record<string, unknown> = { ...schema };
  if (isEntries(schema.properties)) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, resolvable(entries(inner))]),
    );
  }
  for (const keyword of ["items", "additionalProperties"]) {
    if (isEntries(schema[keyword])) result[keyword] = resolvable(schema[keyword]);
  }
  for (const keyword of ["anyOf", "oneOf", "allOf"]) {
    const list = schema[keyword];
    if (Array.isArray(list)) result[keyword] = list.map((inner) => inside(entries(inner)));
  }
  return result;
}

function takesText(schema: Schema): boolean {
  // A widget refers to closed lists of names, which are not texts.
  if (schema.$ref !== undefined) return false;
  const alternatives = [schema.anyOf, schema.oneOf].flatMap(elements);
  if (alternatives.length > 0) return alternatives.some((inner) => takesText(entries(inner)));
  if (schema.type === undefined && schema.enum === undefined) return true;
  // Words from a closed list are names, not texts.
  return schema.enum === undefined && [schema.type].flat().includes("string");
}
