/** A JSON Schema as far as this project rewrites it. */
export type Schema = { readonly [keyword: string]: unknown };
