import { isDeepStrictEqual } from "node:util";
import { elements, type Entries, entries, isEntries } from "../../documents/entries.ts";
import type { Schema } from "../../documents/schema.ts";

/**
 * A schema as editors follow it: of alternatives that a word tells apart every word is offered, and what goes with the
 * one that stands there; of a value that may also be computed, the words and truths that it may be.
 * @param what how each of those words is called where there is no such one: { widget: "widget" }
 */
export function forEditors(schema: Schema, what: Readonly<Record<string, string>>): Schema {
  const within = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(within) : isEntries(value) ? one(value) : value;
  const one = (value: Entries): Schema => {
    const inner = Object.fromEntries(Object.entries(value).map(([key, found]) => [key, within(found)]));
    const tag = entries(value.discriminator).propertyName;
    if (typeof tag === "string") return byWord(inner, tag, what[tag] ?? tag);
    // An editor lets what is led to say over what stands beside the way there.
    if (typeof inner.$ref === "string" && inner.description !== undefined) return besideOf(inner);
    const offer = offered(entries(inner.else));
    return offer && isEntries(inner.if) ? { ...inner, anyOf: [offer, {}] } : inner;
  };
  return one(schema);
}

/** Alternatives as conditions, which editors follow by the word alone; what all of them say alike is said once. */
function byWord({ discriminator: _, oneOf, properties, ...rest }: Schema, tag: string, what: string): Schema {
  const forms = elements(oneOf).map(entries);
  const propertiesOf = (form: Entries) => entries(form.properties);
  const word = (form: Entries) => String(entries(propertiesOf(form)[tag]).const);
  const [first = {}] = forms;
  const alike = Object.entries(propertiesOf(first)).filter(
    ([key, schema]) => key !== tag && forms.every((form) => isDeepStrictEqual(propertiesOf(form)[key], schema)),
  );
  const known = Object.fromEntries([tag, ...alike.map(([key]) => key)].map((key) => [key, true] as const));
  return {
    ...rest,
    properties: {
      [tag]: {
        ...entries(entries(properties)[tag]),
        enum: forms.map(word),
        enumDescriptions: forms.map((form) => String(form.description)),
        errorMessage: `There is no ${what} of this name.`,
      },
      ...Object.fromEntries(alike),
    },
    allOf: forms.map((form) => ({
      if: { type: "object", properties: { [tag]: { const: word(form) } }, required: [tag] },
      then: { ...form, properties: { ...propertiesOf(form), ...known } },
    })),
  };
}

/** The same, with what is said here over what is said there. */
const besideOf = ({ $ref, ...said }: Entries): Schema => ({ ...said, allOf: [{ $ref }] });

/** What is offered of a literal: a closed list, or true and false. */
function offered({ enum: words, $ref, type }: Entries): Schema | undefined {
  if (Array.isArray(words)) return { enum: words };
  if (typeof $ref === "string" && $ref.startsWith("names.schema.json")) return { $ref };
  return type === "boolean" ? { type } : undefined;
}
