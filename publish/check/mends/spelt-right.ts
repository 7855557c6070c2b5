import { findNodeAtOffset } from "jsonc-parser";
import type { Document, Fault } from "../../documents/document.ts";
import { offsetAt } from "../../documents/position.ts";
import { nearest } from "../../faults/nearest.ts";
import { meantBy } from "../../faults/say.ts";
import type { Mend } from "./mend.ts";

/** A document with what a fault of it says was meant; undefined where it says nothing of the sort. */
export function speltRight(fault: Fault, { file, text, tree }: Document): Mend | undefined {
  const meant = meantBy(fault.message);
  const node = meant === undefined ? undefined : findNodeAtOffset(tree, offsetAt(text, fault), true);
  if (meant === undefined || node?.type !== "string") return undefined;
  const written = String(node.value);
  const parts = partsOf(written);
  const wrong = nearest(meant, parts.keys());
  const from = wrong === undefined ? undefined : parts.get(wrong);
  if (wrong === undefined || from === undefined) return undefined;
  const right = written.slice(0, from) + meant + written.slice(from + wrong.length);
  const after = text.slice(node.offset + node.length);
  return { file, text: text.slice(0, node.offset) + JSON.stringify(right) + after, by: fault };
}

/** A text, each word of it between dots, and each beginning up to a dot, with where it stands. */
export function partsOf(text: string): ReadonlyMap<string, number> {
  const parts = new Map([[text, 0]]);
  let from = 0;
  for (const word of text.split(".")) {
    const beginning = text.slice(0, from + word.length);
    if (!parts.has(beginning)) parts.set(beginning, 0);
    if (!parts.has(word)) parts.set(word, from);
    from += word.length + 1;
  }
  return parts;
}
