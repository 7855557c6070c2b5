/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a text says. @throws for what is no JSON */
// The border where JSON comes in: the parser says no more of what it gives than that.
export const jsonOf = (text: string): Json => JSON.parse(text) as Json;

/** The object itself; what is none has no entries. */
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** What stands at a path within; a place of a list is a number in words. */
export const jsonAt = (value: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((found, key) => {
    if (isObject(found)) return Object.hasOwn(found, key) ? found[key] : undefined;
    return isList(found) ? found[Number(key)] : undefined;
  }, value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** JSON in which the order of keys says nothing. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const named = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${named
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
    .join()}}`;
}
