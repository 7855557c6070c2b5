import type { Path } from "./position.ts";

/** An object of a document, by key. */
export type Entries = Readonly<Record<string, unknown>>;

export const isEntries = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object's entries, or none for anything else: documents are walked before they are known to be sound. */
export const entries = (value: unknown): Entries => (isEntries(value) ? value : {});

/** The text itself, or another one for anything else. */
export const textIn = (value: unknown, otherwise = ""): string => (typeof value === "string" ? value : otherwise);

/** The list's elements, or none for anything else. */
export const elements = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What stands at a path within. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (Array.isArray(found) ? found[Number(key)] : entries(found)[key]), value);
