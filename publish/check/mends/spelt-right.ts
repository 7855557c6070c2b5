import { findNodeAtOffset } from "jsonc-parser";
import type { Document, Fault } from "../../documents/document.ts";
import { offsetAt } from "../../documents/position.ts";
import { nearest } from "../../faults/nearest.ts";
import { meantBy } from "../../faults/say.ts";
import type { Mend } from "./mend.ts";
import { spelt } from "./renamed.ts";

/** A document with what a fault of it says was meant; undefined where it says nothing of the sort. */
export function speltRight(fault: Fault, document: Document): Mend | undefined {
  const { file, text, tree } = document;
  const meant = meantBy(fault.message);
  const node = meant === undefined ? undefined : findNodeAtOffset(tree, offsetAt(text, fault), true);
  if (meant === undefined || node?.type !== "string") return undefined;
  const written = String(node.value);
  const parts = partsOf(written);
  for (const spelling of endsOf(meant)) {
    const wrong = nearest(spelling, parts.keys());
    const from = wrong === undefined ? undefined : parts.get(wrong);
    if (wrong === undefined || from === undefined) continue;
    const right = written.slice(0, from) + spelling + written.slice(from + wrong.length);
    return { file, text: spelt(document, node, right), by: fault };
  }
  return undefined;
}

/** A name, and it without the first words of its path: of a text the key alone stands in its file. */
const endsOf = (name: string): readonly string[] => name.split(".").map((_, at, words) => words.slice(at).join("."));

/** A text, each placeholder and each word of it between dots, and each beginning up to a dot, with where it stands. */
export function partsOf(text: string): ReadonlyMap<string, number> {
  const parts = new Map([[text, 0]]);
  for (const { 0: placeholder, index } of text.matchAll(/\{\{[^{}]*\}\}/g)) parts.set(placeholder, index);
  let from = 0;
  for (const word of text.split(".")) {
    const beginning = text.slice(0, from + word.length);
    if (!parts.has(beginning)) parts.set(beginning, 0);
    if (!parts.has(word)) parts.set(word, from);
    from += word.length + 1;
  }
  return parts;
}
