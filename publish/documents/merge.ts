import { isObject, type Json, type JsonObject } from "./json.ts";

const refused = new Set(["__proto__", "constructor", "prototype"]);

/**
 * JSON Merge Patch (RFC 7396): objects merge key by key, null removes a key, anything else replaces.
 * Pure: neither argument changes; what the patch does not touch is shared with the target.
 * @throws for a key that reaches a prototype (R13).
 */
export const merge = (target: Json | undefined, patch: Json): Json =>
  isObject(patch) ? mergeObjects(target, patch) : patch;

/** The same with a patch that is an object, which always gives one. */
export function mergeObjects(target: Json | undefined, patch: JsonObject): JsonObject {
  const result = new Map<string, Json>(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (refused.has(key)) throw new Error(`the key "${key}" is refused`);
    if (value === null) result.delete(key);
    else result.set(key, merge(result.get(key), value));
  }
  return Object.fromEntries(result);
}
