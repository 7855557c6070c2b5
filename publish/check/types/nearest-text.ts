import { nearest } from "../../faults/nearest.ts";
import { alternatives, type Type } from "./type.ts";

/** The nearest to a word of the texts that a type can be. */
export function nearestText(type: Type, word: unknown): string | undefined {
  const known = alternatives(type).flatMap((one) => (one.is === "text" ? (one.only ?? one.known ?? []) : []));
  return typeof word === "string" ? nearest(word, known) : undefined;
}
