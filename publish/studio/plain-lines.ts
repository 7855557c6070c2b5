import { isObject, type Json } from "../documents/json.ts";
import { nameWords } from "../words/key-words.ts";

/** A value that no control has a form for, in lines of words: one for each of a list, `layout: split` of what has names. */
export function plainLines(value: Json | undefined): readonly string[] {
  if (isList(value)) return value.map(plainWords);
  if (isObject(value)) return Object.entries(value).map(([key, inner]) => `${nameWords(key)}: ${plainWords(inner)}`);
  return value === undefined || value === null ? [] : [plainWords(value)];
}

function plainWords(value: Json): string {
  if (isList(value)) return value.map(plainWords).join(", ");
  if (isObject(value)) return plainLines(value).join(", ");
  return String(value);
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
