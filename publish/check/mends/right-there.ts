import { findNodeAtOffset } from "jsonc-parser";
import type { Document, Fault } from "../../documents/document.ts";
import { offsetAt } from "../../documents/position.ts";
import type { Mend } from "./mend.ts";

/**
 * A document with each value that a fault says is right where it points: whatever goes by that value, in cases or on
 * screens, is wrong with it.
 */
export function rightThere(fault: Fault, document: Document): readonly Mend[] {
  const { file, text, tree } = document;
  const node = fault.right && findNodeAtOffset(tree, offsetAt(text, fault), true);
  if (!node || node.type === "object" || node.type === "array") return [];
  const { offset, length } = node;
  return (fault.right ?? []).map((value) => ({
    file,
    text: text.slice(0, offset) + JSON.stringify(value) + text.slice(offset + length),
    by: fault,
  }));
}
