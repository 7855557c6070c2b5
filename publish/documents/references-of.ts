import type { Entries } from "./entries.ts";
import { type Grammar, type Part, walkDocument } from "../../engine/grammar.ts";
import type { Path } from "./position.ts";

/** The name of something else, and what that is handed: `given` is the key beside the name. */
export interface Reference {
  /** A kind of document, or what documents declare: `field`, `read`, `flag`. */
  readonly to: string;
  readonly name: unknown;
  readonly given: string | undefined;
  readonly holder: Entries;
  /** Where the holder stands. */
  readonly at: Path;
  readonly path: Path;
}

/** What a part of a document names, if it names something. */
export function referenceAt({ holds, value: name, holder, at, path }: Part<unknown>): Reference | undefined {
  if (holds.is === "reference") return { to: holds.to, name, given: holds.given, holder, at, path };
  if (holds.is !== "arrangement") return undefined;
  // What a brand puts in order: all home sections may stand there, and the menu's items.
  const menu = /^menus\.(.+)/.exec(String(name))?.[1];
  return { to: menu === undefined ? "home" : "menu", name: menu ?? name, given: undefined, holder, at, path };
}

/** Every name of something else in a document of a kind. */
export function referencesOf(kind: string, document: unknown, grammar?: Grammar): readonly Reference[] {
  const found: Reference[] = [];
  walkDocument(
    kind,
    document,
    undefined,
    {
      part(part) {
        const reference = referenceAt(part);
        if (reference) found.push(reference);
        return undefined;
      },
    },
    grammar,
  );
  return found;
}
