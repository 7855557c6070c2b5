import { elements, type Entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";

/** An object, and where it stands. */
export interface Held {
  readonly held: Entries;
  readonly path: Path;
}

/** Every object that a value holds, itself among them, outer ones first, in the order in which they are written. */
export function* objectsIn(value: unknown, path: Path = []): Generator<Held> {
  if (isEntries(value)) yield { held: value, path };
  for (const [key, inner] of isEntries(value) ? Object.entries(value) : elements(value).entries())
    yield* objectsIn(inner, [...path, key]);
}
