import { type Grammar, type Visitor, walkDocument } from "../../engine/grammar.ts";
import type { TextTable } from "../../engine/published.ts";

/** The engine's own words, and those inside widgets, are needed whatever the screen. */
const always = ["engine.", "widgets."];

/** The texts that some documents name, each given with its kind, by their plain keys. */
export function textsNamed(
  documents: readonly { readonly kind: string; readonly data: unknown }[],
  grammar?: Grammar,
): ReadonlySet<unknown> {
  const named = new Set<unknown>();
  const visitor: Visitor<undefined> = {
    part({ holds, value }) {
      if (holds.is === "text") named.add(value);
      return undefined;
    },
  };
  for (const { kind, data } of documents) walkDocument(kind, data, undefined, visitor, grammar);
  return named;
}

/** The part of a language's texts that is needed where some of them are named. */
export function pickTexts(texts: TextTable, named: ReadonlySet<unknown>): TextTable {
  // A text is named with no word of its forms: those of its plural, and of its context.
  const plain = (key: string) => key.replace(/_.*$/, "");
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => named.has(plain(key)) || always.some((prefix) => key.startsWith(prefix))),
  );
}
