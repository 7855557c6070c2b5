import { posix } from "node:path";
import { elements, type Entries, entries, isEntries, valueAt } from "../../documents/entries.ts";
import type { Memo } from "../memo/memo.ts";
import { keptType } from "./kept-type.ts";
import { anything, boolean, either, type Fields, listOf, nothing, type Type } from "./type.ts";
import { unitOf } from "./units.ts";

/** Reads a schema by the file that a `$ref` leads to. */
type ReadSchema = (file: string) => unknown;

/** The types that JSON Schemas say; what a `$ref` leads to is worked out once. */
export class SchemaTypes {
  readonly #read: ReadSchema;
  readonly #led: (target: string, fragment: string) => Type;

  constructor(read: ReadSchema, memo: Memo) {
    this.#read = read;
    this.#led = memo.pair((target: string, fragment: string) => this.#at(target, fragment), keptType);
  }

  /**
   * The type of what a schema describes.
   * @param file whose folder its `$ref`s are relative to.
   * @param name how an error calls it.
   */
  of(schema: unknown, file: string, name = ""): Type {
    if (!isEntries(schema)) return anything;
    return described(this.#new(schema, file, name), schema);
  }

  /** The type of a schema's file. */
  file(file: string): Type {
    return this.#led(file, "");
  }

  #new(schema: Entries, file: string, name: string): Type {
    if (typeof schema.$ref === "string") return this.#referred(schema.$ref, file);
    const from = `${file} ${name}`.trim();
    if ("const" in schema) return { ...literalType(schema.const, schema), from };
    if (Array.isArray(schema.enum)) return { ...either(...schema.enum.map((one) => literalType(one, schema))), from };
    const several = [...elements(schema.anyOf), ...elements(schema.oneOf)];
    if (several.length > 0) return either(...several.map((one) => this.of(one, file, name)));
    if (Array.isArray(schema.type))
      return either(...schema.type.map((type) => this.#ofType(type, { ...schema, type }, file, name)));
    return this.#ofType(schema.type, schema, file, name);
  }

  #ofType(type: unknown, schema: Entries, file: string, name: string): Type {
    const from = `${file} ${name}`.trim();
    switch (type) {
      case "string":
        return {
          is: "text",
          ...bounds(schema.minLength, schema.maxLength),
          ...like(schema.pattern),
          ...knownIn(schema, isText),
          ...idIn(schema),
          ...(isText(schema.holds) && { holds: schema.holds }),
          from,
        };
      case "boolean":
        return { ...boolean, from };
      case "null":
        return nothing;
      case "integer":
        return { ...numberIn(schema), ...atMostIn(schema, file, name), whole: true, ...idIn(schema), from };
      case "number":
        return { ...numberIn(schema), ...atMostIn(schema, file, name), from };
      case "array":
        return { ...listOf(this.of(schema.items, file, `${name}[]`)), from };
      default:
        if (isEntries(schema.items)) return { ...listOf(this.of(schema.items, file, `${name}[]`)), from };
        return type === "object" || isEntries(schema.properties) ? this.#object(schema, file, name) : anything;
    }
  }

  #object(schema: Entries, file: string, name: string): Type {
    const properties = entries(schema.properties);
    const fields: Fields = Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [
        key,
        this.of(inner, file, name === "" ? key : `${name}.${key}`),
      ]),
    );
    const others = [...Object.values(entries(schema.patternProperties)), schema.additionalProperties].filter(isEntries);
    const open = Object.keys(properties).length === 0 && schema.additionalProperties !== false;
    const rest =
      others.length > 0 ? either(...others.map((one) => this.of(one, file, name))) : open ? anything : undefined;
    const sure = Array.isArray(schema.required) ? { sure: schema.required.map(String) } : {};
    return { is: "object", fields, ...(rest && { rest }), ...sure, from: `${file} ${name}`.trim() };
  }

  #referred(reference: string, file: string): Type {
    const [path = "", fragment = ""] = reference.split("#");
    const target = path === "" ? file : posix.join(posix.dirname(file), path);
    return this.#led(target, fragment);
  }

  #at(target: string, fragment: string): Type {
    const words = fragment.split("/").filter((word) => word !== "");
    return this.of(valueAt(this.#read(target), words), target, words.at(-1) ?? "");
  }
}

/** With what the schema says of it in words. */
const described = (type: Type, { description }: Entries): Type =>
  typeof description === "string" ? { ...type, says: description } : type;

/** `wire: money` is kobo; else the keyword `unit`, where "any" leaves it open; what is listed without one is a code. */
function numberIn(schema: Entries): Type & { readonly is: "number" } {
  const { wire, unit, minimum, maximum, enum: only, known } = schema;
  const said = { ...bounds(minimum, maximum), ...knownIn(schema, isNumber) };
  if (unit === "any") return { is: "number", ...said };
  if (unit === undefined && wire !== "money" && (only ?? known) !== undefined)
    return { is: "number", unit: "code", ...said };
  return { is: "number", unit: wire === "money" ? "kobo" : unitOf(unit), ...said };
}

/** Where the figure beside it is said that it never passes. */
function atMostIn({ atMost }: Entries, file: string, name: string) {
  return typeof atMost === "string" ? { atMost: `${file} ${[...name.split(".").slice(0, -1), atMost].join(".")}` } : {};
}

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";

/** The values that are known of it: the lender may send others one day. */
function knownIn<Value>({ known }: Entries, is: (value: unknown) => value is Value) {
  return Array.isArray(known) ? { known: known.filter(is) } : {};
}

/** Between what a number lies, or so many characters a text has. */
const bounds = (least: unknown, most: unknown) => ({
  ...(typeof least === "number" && { least }),
  ...(typeof most === "number" && { most }),
});

/** What an id tells from others of its kind. */
const idIn = ({ idOf }: Entries) => (typeof idOf === "string" ? { id: idOf } : {});

/** The pattern that a text is like. */
const like = (pattern: unknown) => (typeof pattern === "string" ? { like: pattern } : {});

function literalType(value: unknown, schema: Entries): Type {
  if (typeof value === "string") return { is: "text", only: [value] };
  if (typeof value === "number") return { ...numberIn(schema), only: [value] };
  if (typeof value === "boolean") return { is: "boolean", only: value };
  return value === null ? nothing : anything;
}
