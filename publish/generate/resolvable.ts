/** A JSON Schema as far as this tool rewrites it. */
export type Schema = { readonly [keyword: string]: unknown };

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
    else: isSchema(literal.items) ? orEach(literal, literal.items) : inside(literal),
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
  if (isSchema(schema.properties)) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, resolvable(inner as Schema)]),
    );
  }
  for (const keyword of ["items", "additionalProperties"]) {
    if (isSchema(schema[keyword])) result[keyword] = resolvable(schema[keyword]);
  }
  for (const keyword of ["anyOf", "oneOf", "allOf"]) {
    const list = schema[keyword];
    if (Array.isArray(list)) result[keyword] = list.map((inner) => inside(inner as Schema));
  }
  return result;
}

function takesText(schema: Schema): boolean {
  // A widget refers to closed lists of names, which are not texts.
  if (schema.$ref !== undefined) return false;
  const alternatives = [schema.anyOf, schema.oneOf].flatMap((list): readonly unknown[] =>
    Array.isArray(list) ? list : [],
  );
  if (alternatives.length > 0) return alternatives.some((inner) => takesText(inner as Schema));
  if (schema.type === undefined && schema.enum === undefined) return true;
  // Words from a closed list are names, not texts.
  return schema.enum === undefined && [schema.type].flat().includes("string");
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
