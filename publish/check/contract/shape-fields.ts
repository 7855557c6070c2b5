import type { Document } from "../../documents/document.ts";
import { type Entries, entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";

/** One shape inside a call or an entity: the name of the field that holds it, if one does. */
export interface Shape {
  readonly name: string | undefined;
  readonly schema: Entries;
  readonly path: Path;
}

/** Every shape that a document says itself, outer ones first. */
export function shapesOf({ kind, data }: Document): readonly Shape[] {
  const { request, response } = entries(data);
  if (kind === "entity") return within(data, []);
  return kind === "call" ? [...within(request, ["request"]), ...within(response, ["response"])] : [];
}

function within(schema: unknown, path: Path, name?: string): readonly Shape[] {
  if (!isEntries(schema)) return [];
  const { properties, items } = schema;
  return [
    { name, schema, path },
    ...Object.entries(entries(properties)).flatMap(([field, inner]) =>
      within(inner, [...path, "properties", field], field),
    ),
    ...within(items, [...path, "items"], name),
  ];
}
