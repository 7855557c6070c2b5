import type { DecisionDocument } from "../../../engine/document.ts";
import { variablesOf } from "../../../engine/expression.ts";
import { elements, type Entries, entries, textIn } from "../../documents/entries.ts";
import type { Schema } from "../../documents/schema.ts";
import type { Resolve } from "../../reference/schema-words.ts";
import { keyWords } from "../../words/key-words.ts";
import { withoutIds } from "../../words/without-ids.ts";

/** What an input can be. */
export type InputTakes =
  | { readonly is: "choice"; readonly of: readonly (string | number)[] }
  | { readonly is: "truth" }
  | { readonly is: "number"; readonly whole: boolean; readonly unit?: string; readonly known?: readonly number[] }
  | { readonly is: "text"; readonly known?: readonly string[] }
  | { readonly is: "lines" }
  /** What has a form of its own. */
  | { readonly is: "data" };

/** One value that a decision is told, by its path below the inputs. */
export interface InputField {
  readonly path: readonly string[];
  readonly title: string;
  /** What it means. */
  readonly says: string;
  readonly takes: InputTakes;
}

/** Values that belong together: those of one object; those that belong to none have an empty path. */
export interface InputGroup {
  readonly path: readonly string[];
  readonly title: string;
  readonly says: string;
  readonly fields: readonly InputField[];
}

/** The form of a decision's inputs; of an object it has what a row asks for and what a case gives. */
export function decisionForm({ inputs, rows, cases }: DecisionDocument, resolve: Resolve): readonly InputGroup[] {
  const read = rows.flatMap(({ when }) => variablesOf(when).map(({ name }) => name.split(".").slice(1)));
  const given = cases.flatMap((one) => pathsOf(one.given));
  const named = [...read, ...given];
  const plain: InputField[] = [];
  const groups: InputGroup[] = [];
  for (const [name, declared] of Object.entries(inputs)) {
    const schema = whole(declared, resolve);
    const fields = fieldsOf([name], schema, named, resolve);
    const [only] = fields;
    if (fields.length === 1 && only?.path.length === 1) plain.push(only);
    else groups.push({ path: [name], title: keyWords(name), says: withoutIds(textIn(schema.description)), fields });
  }
  return [...(plain.length > 0 ? [{ path: [], title: "", says: "", fields: plain }] : []), ...groups];
}

type Paths = readonly (readonly string[])[];

function fieldsOf(path: readonly string[], schema: Schema, named: Paths, resolve: Resolve): readonly InputField[] {
  const inside = Object.entries(entries(schema.properties)).filter(([key]) =>
    named.some((one) => startsWith(one, [...path, key])),
  );
  if (inside.length > 0)
    return inside.flatMap(([key, found]) => fieldsOf([...path, key], whole(entries(found), resolve), named, resolve));
  const takes = takesOf(schema, resolve);
  const title = path.length === 1 ? path : path.slice(1);
  return [{ path, title: title.map(keyWords).join(": "), says: saysOf(schema, takes), takes }];
}

/** What it means; an amount is shown in naira, whatever it is counted in inside. */
const saysOf = ({ description }: Schema, takes: InputTakes): string => {
  const says = withoutIds(textIn(description));
  return takes.is === "number" && takes.unit === "kobo" ? says.replace(/,? (?:in )?kobo\.$/, ".") : says;
};

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((key, index) => path[index] === key);

/** Where something stands in what is given. */
const pathsOf = (value: unknown, path: readonly string[] = []): Paths =>
  Object.entries(entries(value)).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])]);

function takesOf(schema: Schema, resolve: Resolve): InputTakes {
  const { type, enum: allowed, known, unit, wire, items } = schema;
  if (type === "boolean") return { is: "truth" };
  const choices = elements(allowed).filter((one) => typeof one === "string" || typeof one === "number");
  if (choices.length > 0) return { is: "choice", of: choices };
  if (type === "integer" || type === "number") {
    const counts = wire === "money" ? "kobo" : textIn(unit);
    const numbers = elements(known).filter((one) => typeof one === "number");
    return {
      is: "number",
      whole: type === "integer",
      ...(counts !== "" && { unit: counts }),
      ...(numbers.length > 0 && { known: numbers }),
    };
  }
  if (type === "string") {
    const texts = elements(known).filter((one) => typeof one === "string");
    return { is: "text", ...(texts.length > 0 && { known: texts }) };
  }
  return type === "array" && whole(entries(items), resolve).type === "string" ? { is: "lines" } : { is: "data" };
}

/** With what it refers to, over which it speaks itself; of one that is this or that, with what each of them has. */
function whole(schema: Entries, resolve: Resolve): Schema {
  const { $ref } = schema;
  const own = typeof $ref === "string" ? { ...resolve($ref), ...schema } : schema;
  const branches = elements(own.anyOf).map((one) => whole(entries(one), resolve));
  if (branches.length === 0) return own;
  const properties = [...branches, own].flatMap((one) => Object.entries(entries(one.properties)));
  return { ...own, properties: Object.fromEntries(properties) };
}
