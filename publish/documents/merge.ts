/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const refused = new Set(["__proto__", "constructor", "prototype"]);

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * JSON Merge Patch (RFC 7396): objects merge key by key, null removes a key, anything else replaces.
 * Pure: neither argument changes; what the patch does not touch is shared with the target.
 * @throws for a key that reaches a prototype (R13).
 */
export function merge(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result = new Map<string, Json>(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (refused.has(key)) throw new Error(`the key "${key}" is refused`);
    if (value === null) result.delete(key);
    else result.set(key, merge(result.get(key), value));
  }
  return Object.fromEntries(result);
}
