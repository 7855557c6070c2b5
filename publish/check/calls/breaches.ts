import type { ErrorObject } from "ajv/dist/2020.js";
import { entries, valueAt } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { type Explained, explain } from "../schema/explain.ts";
import { follow } from "../types/follow.ts";
import type { Type } from "../types/type.ts";

/**
 * What of an answer is otherwise than its schema says, in the checker's words. Where a property is missing that another
 * is misspelt for, it is that one: an answer may hold more than is known of it, so that nothing else is said of a key.
 * @param type what the answer is.
 */
export function breaches(errors: readonly ErrorObject[], answer: unknown, type: Type): readonly Explained[] {
  return explain(errors, answer).map((one) => {
    const { path, lacking } = one;
    if (lacking === undefined) return one;
    const unknown = Object.keys(entries(valueAt(answer, path))).filter(
      (key) => follow(type, [...path, key].map(String)).missing !== undefined,
    );
    const misspelt = nearest(lacking, unknown);
    return misspelt === undefined
      ? one
      : { ...one, path: [...path, misspelt], said: messages.unknownProperty(misspelt, lacking), at: "key" };
  });
}
