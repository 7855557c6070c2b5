import { elements, entries, isEntries, textIn } from "../../documents/entries.ts";
import type { Schema } from "../../documents/schema.ts";
import { boundsOf, type Resolve } from "../../reference/schema-words.ts";
import type { Schemas } from "../../reference/schemas-of.ts";
import { boundWords, entriesWords, isTypedUnit } from "./bound-words.ts";
import { keyWords } from "../../words/key-words.ts";
import { withoutIds } from "../../words/without-ids.ts";

/** What a field lets somebody set, and between what. */
export type Takes =
  | { readonly is: "switch" }
  /**
   * With `or`, something else may be typed, which looks so; with `none`, who chooses none says that there is none;
   * `words` are what those are called that have words of their own (`choiceWords`).
   */
  | {
      readonly is: "choice";
      readonly of: readonly string[];
      readonly or?: string;
      readonly none?: true;
      readonly words?: Words;
    }
  | {
      readonly is: "number";
      readonly whole: boolean;
      readonly least?: number;
      readonly most?: number;
      /** What it counts: kobo, days, %. */
      readonly unit?: string;
    }
  | { readonly is: "colour" }
  /** With `none`, who clears it says that there is none; `needs` is what a name says that is none of `words`. */
  | {
      readonly is: "text";
      readonly longest?: number;
      readonly none?: true;
      readonly words?: Words;
      readonly needs?: NeededTexts;
    }
  /** Names in an order, out of those that there are. */
  | { readonly is: "order"; readonly words?: Words }
  /** One after another, each with the same fields, whose paths lead from it. */
  | { readonly is: "records"; readonly fields: readonly RecordField[]; readonly most?: number }
  /** Lists of words, each under a name; what those names and words are, where the schema says so. */
  | { readonly is: "named lists"; readonly name?: string; readonly words?: string }
  /** What has a form that only JSON can show. */
  | { readonly is: "other" };

/** The texts that there must be by a new name, `slides.title_easter`, in each language. */
export interface NeededTexts {
  /** `slides` */
  readonly table: string;
  /** `title`, `text`, `button` */
  readonly of: readonly string[];
  readonly languages: readonly string[];
}

/** What names are called in documents: `/bill` is "Bills (/bill)". */
export type Words = Readonly<Record<string, string>>;

type Plain = boolean | number | string;

/** One value of a brand as a form shows it. */
export interface FormField {
  readonly path: readonly string[];
  readonly title: string;
  /** What it means. */
  readonly says: string;
  /** Its form and bounds, in words. */
  readonly bounds: string;
  readonly takes: Takes;
  /** As what it is taken where nobody says it; absent where the schema names nothing. */
  readonly fallback?: Plain;
  /** What it is the name of, as the schema says: `screen`, `language.all`. */
  readonly names?: string;
  /** What may be typed, where the schema says so. */
  readonly expects?: string;
}

/** A value of one of several that are alike. */
export interface RecordField extends FormField {
  readonly required: boolean;
}

/** Fields that are about one thing. */
export interface FormSection {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly fields: readonly FormField[];
}

const file = "brand.schema.json";

/** What is said of every brand as a whole, and not in a form. */
const envelope = new Set(["$schema", "id"]);

/** The section of what is not part of another. */
const plain = { id: "brand", title: "Brand", says: "How it is called, by whom it lends, and how it speaks." };

/**
 * The form of a brand, made of what its schema says alone: a value that the schema comes to name is a field at once.
 * @param brand the effective brand: of what is named by whoever writes it (a menu, a product) it has the names
 * @param called what a value is called that is named so, by its path; undefined where that is its name alone
 */
export function brandForm(
  { schema: schemaOf, resolve: elsewhere }: Schemas,
  brand: unknown,
  called: Called = () => undefined,
): readonly FormSection[] {
  const schema = schemaOf(file);
  const resolve: Resolve = (ref) => elsewhere(ref.startsWith("#") ? `${file}${ref}` : ref);
  const sections: FormSection[] = [];
  const loose: FormField[] = [];
  for (const [key, found] of Object.entries(entries(schema.properties))) {
    if (envelope.has(key)) continue;
    const own = whole(entries(found), resolve);
    const fields = [...fieldsOf([key], own, { resolve, called }, entries(brand)[key])];
    if (!isGroup(own)) loose.push(...fields);
    else sections.push({ id: key, title: titleOf(own, key), says: withoutIds(textIn(own.description)), fields });
  }
  return loose.length > 0 ? [{ ...plain, fields: loose }, ...sections] : sections;
}

const isPlain = (value: unknown): value is Plain => ["boolean", "number", "string"].includes(typeof value);

const isGroup = ({ properties, additionalProperties }: Schema): boolean =>
  properties !== undefined || isEntries(additionalProperties);

type Called = (path: readonly string[]) => string | undefined;

interface Around {
  readonly resolve: Resolve;
  readonly called: Called;
}

function* fieldsOf(path: readonly string[], schema: Schema, around: Around, value: unknown): Generator<FormField> {
  const { resolve, called } = around;
  const { properties, additionalProperties: others } = schema;
  if (isEntries(properties)) {
    for (const [key, found] of Object.entries(properties)) {
      const own = whole(entries(found), resolve);
      const group = path.length > 0 && isEntries(own.properties) ? textIn(own.title) : "";
      for (const field of fieldsOf([...path, key], own, around, entries(value)[key]))
        yield group === "" ? field : { ...field, title: inGroup(group, field.title) };
    }
    return;
  }
  if (isEntries(others) && isGroup(whole(others, resolve))) {
    // What each of them says is called alike.
    for (const [key, inner] of Object.entries(entries(value)))
      for (const field of fieldsOf([...path, key], whole(others, resolve), around, inner)) {
        const group = called([...path, key]) ?? keyWords(key);
        yield { ...field, title: field.path.at(-1) === "order" ? field.title : inGroup(group, field.title) };
      }
    return;
  }
  const key = path.at(-1) ?? "";
  // Where each is called alike, what it belongs to tells them apart.
  const owner = key === "order" ? path.at(-2) : undefined;
  const takes = takesOf(schema, resolve);
  yield {
    path,
    title: textIn(schema.title) || keyWords(owner ?? key),
    says: withoutIds(textIn(schema.description)),
    // How many may stand in an order nobody comes near.
    bounds: takes.is === "order" ? "" : entriesWords(boundsWords(schema)),
    takes,
    ...(isPlain(schema.default) && { fallback: schema.default }),
    ...(typeof schema.names === "string" && { names: schema.names }),
    ...(typeof schema.names === "string" && typeof schema.expects === "string" && { expects: schema.expects }),
  };
}

/** What a value of a group is called where the group is not in sight: `Time of a withdrawal: at least`. */
export const inGroup = (group: string, title: string): string =>
  // A short form, as SMS, keeps its capitals.
  `${group}: ${title.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())}`;

/** What a schema of one value lets somebody set. */
export function takesOf(schema: Schema, resolve: Resolve): Takes {
  const { enum: allowed, items, uniqueItems, minimum, maximum, unit, maxLength } = schema;
  const type = plainType(schema);
  const choices = elements(allowed).filter((one) => typeof one === "string");
  if (type === "boolean") return { is: "switch" };
  if (choices.length > 0) return { is: "choice", of: choices };
  if (type === "integer" || type === "number")
    return {
      is: "number",
      whole: type === "integer",
      ...(typeof minimum === "number" && { least: minimum }),
      ...(typeof maximum === "number" && { most: maximum }),
      ...(typeof unit === "string" && { unit }),
    };
  const or = entries(schema.then).expects;
  const named = elements(entries(schema.else).enum).filter((one) => typeof one === "string");
  if (type === "string" && named.length > 0) return { is: "choice", of: named, ...(typeof or === "string" && { or }) };
  if (type === "string" && isColour(schema)) return { is: "colour" };
  if (type === "string")
    return {
      is: "text",
      ...(typeof maxLength === "number" && { longest: maxLength }),
      ...(elements(schema.type).includes("null") && { none: true }),
    };
  if (type === "array" && uniqueItems === true && entries(items).type === "string") return { is: "order" };
  if (type === "array") return recordsOf(schema, resolve) ?? { is: "other" };
  if (type === "object" && isListOfWords(entries(schema.additionalProperties))) return namedListsOf(schema);
  return { is: "other" };
}

/** What a value is that may be none as well. */
function plainType({ type }: Schema): unknown {
  const some = elements(type).filter((one) => one !== "null");
  return some.length === 1 ? some[0] : type;
}

const isListOfWords = (schema: Schema): boolean =>
  plainType(schema) === "array" && entries(schema.items).type === "string";

function namedListsOf({ propertyNames, additionalProperties }: Schema): Takes {
  const [name, words] = [propertyNames, entries(additionalProperties).items].map((one) => textIn(entries(one).title));
  return { is: "named lists", ...(name && { name }), ...(words && { words }) };
}

/** Between what a value lies, as it is typed: an amount in naira, a share in percent, a moment as a day. */
function boundsWords(schema: Schema): string {
  const { minimum, maximum, unit, ...others } = schema;
  if (!isTypedUnit(unit)) return boundsOf(schema);
  const words = (bound: unknown) => (typeof bound === "number" ? boundWords(bound, unit) : undefined);
  const [least, most] = [words(minimum), words(maximum)];
  const between =
    least !== undefined && most !== undefined
      ? `${least} to ${most}`
      : ((least && `at least ${least}`) ?? (most && `at most ${most}`));
  return [between, boundsOf(others)].filter((said) => said !== undefined && said !== "").join("; ");
}

/** Records are as flat as their fields: what lies deeper has no row. */
function recordsOf({ items, maxItems }: Schema, resolve: Resolve): Takes | undefined {
  const item = whole(entries(items), resolve);
  if (!isEntries(item.properties)) return undefined;
  const required = elements(item.required);
  const fields = [...fieldsOf([], item, { resolve, called: () => undefined }, undefined)].map((field) => ({
    ...field,
    required: required.includes(field.path[0]),
  }));
  if (fields.some(({ path, takes }) => path.length !== 1 || !flat.has(takes.is))) return undefined;
  return { is: "records", fields, ...(typeof maxItems === "number" && { most: maxItems }) };
}

const flat: ReadonlySet<Takes["is"]> = new Set(["switch", "choice", "number", "colour", "text"]);

const isColour = ({ pattern }: Schema): boolean =>
  typeof pattern === "string" && /^\^#\[0-9A-Fa-f\]\{6\}\$$/.test(pattern);

/** With what it refers to, over which it speaks itself. */
const whole = (schema: Schema, resolve: Resolve): Schema =>
  typeof schema.$ref === "string" ? { ...resolve(schema.$ref), ...schema } : schema;

const titleOf = ({ title }: Schema, key: string): string => textIn(title) || keyWords(key);
