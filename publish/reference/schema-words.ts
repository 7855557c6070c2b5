import { elements, entries } from "../documents/entries.ts";
import type { Schema } from "../documents/schema.ts";
import { code, type Table } from "./section.ts";

/** Finds what a `$ref` leads to. */
export type Resolve = (ref: string) => Schema | undefined;

/** What kind of value a schema takes, in few words. */
export function typeWords(schema: Schema, resolve: Resolve): string {
  const { $ref, enum: allowed, const: only, type, oneOf, anyOf, items } = schema;
  if (typeof $ref === "string") return referred($ref, resolve);
  if (allowed !== undefined)
    return elements(allowed)
      .map((value) => code(JSON.stringify(value)))
      .join(", ");
  if (only !== undefined) return code(JSON.stringify(only));
  const branches = elements(oneOf ?? anyOf).map(entries);
  if (branches.length > 0) return [...new Set(branches.map((branch) => typeWords(branch, resolve)))].join(" or ");
  if (type === "array") return `list of ${typeWords(entries(items), resolve)}`;
  const words = [type].flat().filter((one) => typeof one === "string");
  return words.length === 0 ? "anything" : words.map((one) => plain[one] ?? one).join(" or ");
}

/** Types by the words that operators' types are said in. */
const plain: Readonly<Record<string, string>> = {
  string: "text",
  "string-value": "text",
  boolean: "true or false",
  "boolean-value": "true or false",
  integer: "whole number",
  array: "list",
};

/** The name of what is referred to: that of a definition, or of a document. */
function referred(ref: string, resolve: Resolve): string {
  const name = ref.split("/").at(-1)?.replace(".schema.json", "") ?? ref;
  const found = resolve(ref);
  const isText = found?.type === "string" && found.pattern === undefined && found.enum === undefined;
  return isText ? "text" : (plain[name] ?? name);
}

/** Between what a value lies, its form, its unit, and whether it is only a look. */
export function boundsOf(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, expects, unit, wire, look } = schema;
  const between = (lower: unknown, upper: unknown, of: string): string => {
    const [least, most] = [lower, upper].map((bound) => (typeof bound === "number" ? bound : undefined));
    if (least === undefined && most === undefined) return "";
    if (most === undefined) return `at least ${String(least)}${least === 1 ? of.replace(/s$/, "") : of}`;
    return least === undefined ? `at most ${String(most)}${of}` : `${String(least)} to ${String(most)}${of}`;
  };
  return [
    between(minimum, maximum, typeof unit === "string" ? ` ${unit}` : ""),
    between(minLength, maxLength, " characters"),
    between(minItems, maxItems, " elements"),
    typeof expects === "string" ? expects : "",
    wire === "money" ? "kobo" : "",
    look === true ? "a look" : "",
  ]
    .filter((said) => said !== "")
    .join("; ");
}

/** The keys of an object, a row each; those of objects inside follow by their path. */
export function keysTable(schema: Schema, resolve: Resolve, title?: string): Table {
  const rows: string[][] = [];
  const add = (object: Schema, under: string, deep: number): void => {
    const needed = elements(object.required);
    for (const [name, found] of Object.entries(entries(object.properties))) {
      const own = entries(found);
      const target = typeof own.$ref === "string" ? (resolve(own.$ref) ?? {}) : own;
      const { description = target.description ?? "" } = own;
      const bounds = boundsOf(own);
      rows.push([
        code(`${under}${name}`),
        `${typeWords(own, resolve)}${needed.includes(name) ? ", needed" : ""}`,
        [typeof description === "string" ? description : "", bounds && `(${bounds})`]
          .filter((said) => said !== "")
          .join(" "),
      ]);
      if (deep > 0 && own.properties !== undefined) add(own, `${under}${name}.`, deep - 1);
      const each = entries(own.items);
      if (deep > 0 && each.properties !== undefined) add(each, `${under}${name}[].`, deep - 1);
    }
  };
  add(schema, "", 2);
  return { ...(title !== undefined && { title }), head: ["key", "takes", "means"], rows };
}
