import type { WidgetSchema } from "../documents/widget-schema.ts";
import { isEntries } from "../documents/entries.ts";
import type { Schema } from "../documents/schema.ts";
import { typeOf } from "./names-types.ts";
import { typesOf } from "./types-of.ts";

/** The TypeScript interface of a widget's props, with the descriptions as docstrings. */
export async function propsTypes(widget: WidgetSchema, names: Schema): Promise<string> {
  const name = `${pascal(widget.type)}Props`;
  const used = new Set<string>();
  const schema = { ...named(widget.props, names, used), description: widget.description };
  const types = [...used].sort().join(", ");
  return typesOf(name, schema, [
    `/* Generated from ${widget.type}.schema.json by npm run generate. */`,
    ...(types ? [`import type { ${types} } from "../shared/names.ts";`] : []),
  ]);
}

/** The schema with each reference to a list of names as that list's type. */
function named(schema: Schema, names: Schema, used: Set<string>): Schema {
  const type = typeOf(schema.$ref, names);
  if (type) {
    used.add(type);
    return { description: schema.description, tsType: type };
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [key, isEntries(inner) ? named(inner, names, used) : inner]),
  );
}

function pascal(type: string): string {
  return type.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}
