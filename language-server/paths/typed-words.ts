import { inWords } from "../../publish/check/types/in-words.ts";
import { alternatives, type Type } from "../../publish/check/types/type.ts";
import type { Word } from "./reading.ts";

/** The names under a type, with what each is. */
export function namesOfType(type: Type): readonly Word[] {
  const fields = alternatives(type).flatMap((one) => (one.is === "object" ? Object.entries(one.fields) : []));
  return [...new Map(fields)].map(([name, inner]) => ({ name, says: saysOfType(inner) }));
}

/** What a value is, and what it means. */
export const saysOfType = (type: Type): string => [inWords(type), type.says].filter(Boolean).join(" · ");

/** The texts that a value can be, where they are known. */
export function valuesOfType(type: Type): readonly Word[] {
  const texts = alternatives(type).flatMap((one) => (one.is === "text" ? (one.only ?? []) : []));
  return [...new Set(texts)].map((name) => ({ name, says: type.says ?? "" }));
}
