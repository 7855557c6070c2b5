import { findNodeAtOffset, getNodePath } from "jsonc-parser";
import type { Document, Fault } from "../../documents/document.ts";
import { nearest } from "../../faults/nearest.ts";
import { meantBy } from "../../faults/say.ts";
import type { Mend } from "./mend.ts";
import { spelt } from "./renamed.ts";

/** So many names are looked for: each is a check of its own. */
const MOST = 2;

/** A name as lines say that it is written, as they say that it is declared, and in how many places it is written so. */
interface Asked {
  readonly right: string;
  readonly wrong: string;
  readonly times: number;
}

/**
 * A name that is misspelt where it is declared: it stands in that one place alone, and whoever says it spells it
 * another way. Each of them is then told to say the misspelt one; what is wrong is the one place, not the many.
 */
export function misspeltAtHome(errors: readonly Fault[], documents: readonly Document[]): readonly Mend[] {
  const asked = new Map<string, Asked>();
  for (const { message } of errors) {
    const pair = apartIn(message);
    if (!pair) continue;
    const [right, wrong] = pair;
    const key = pair.join("\n");
    asked.set(key, { right, wrong, times: (asked.get(key)?.times ?? 0) + 1 });
  }
  const mends: Mend[] = [];
  for (const one of asked.values()) {
    const mend = mends.length < MOST ? homeOf(one, documents) : undefined;
    if (mend) mends.push(mend);
  }
  return mends;
}

/** What a line says is written, beside what it says is declared: the word alone in which both differ. */
function apartIn(message: string): readonly [written: string, declared: string] | undefined {
  const meant = meantBy(message);
  if (meant === undefined) return undefined;
  const said = [...message.matchAll(/"([^"\s]+)"/g)].map(([, one = ""]) => one).filter((one) => one !== meant);
  const found = nearest(meant, said);
  if (found === undefined) return undefined;
  const [words, others] = [found, meant].map((name) => name.split("."));
  if (words?.length !== others?.length) return undefined;
  const apart = (words ?? []).flatMap((word, at) =>
    word === others?.[at] ? [] : [[word, others?.[at] ?? ""] as const],
  );
  return apart.length === 1 ? apart[0] : undefined;
}

function homeOf({ right, wrong, times }: Asked, documents: readonly Document[]): Mend | undefined {
  const [home, ...others] = documents.flatMap((document) => placesOf(wrong, document));
  if (!home || others.length > 0) return undefined;
  // Of two that differ either may be the misspelt one.
  if (documents.reduce((sum, document) => sum + placesOf(right, document).length, 0) < 2) return undefined;
  const { document, at } = home;
  const node = findNodeAtOffset(document.tree, at, true);
  if (node?.type !== "string" || node.value !== wrong) return undefined;
  const expected = JSON.stringify(right);
  return {
    file: document.file,
    text: spelt(document, node, right),
    by: {
      path: getNodePath(node),
      expected,
      found: JSON.stringify(wrong),
      as: `as ${times === 1 ? "another place says" : `${times} other places say`}`,
      meant: right,
    },
  };
}

/** Where a document says a name, alone or in a path, an address, a longer text. */
function placesOf(name: string, document: Document): readonly { document: Document; at: number }[] {
  const { text } = document;
  const places: { document: Document; at: number }[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (!/[\w-]/.test(text[at - 1] ?? "") && !/[\w-]/.test(text[at + name.length] ?? "")) places.push({ document, at });
  return places;
}
