import { type Entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";

/** An object, and where it stands. */
export interface Held {
  readonly held: Entries;
  readonly path: Path;
}

/** Every object that a value holds, itself among them, outer ones first, in the order in which they are written. */
export function objectsIn(whole: unknown): readonly Held[] {
  const found: Held[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) for (const [index, inner] of value.entries()) visit(inner, [...path, index]);
    if (!isEntries(value)) return;
    found.push({ held: value, path });
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
  };
  visit(whole, []);
  return found;
}
