/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object itself; what is none has no entries. */
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
