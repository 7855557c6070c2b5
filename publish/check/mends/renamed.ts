import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";

/** A document's text in which one word in quotes says another: a key, or a value. */
export const spelt = ({ text }: Document, { offset, length }: Node, right: string): string =>
  text.slice(0, offset) + JSON.stringify(right) + text.slice(offset + length);

/** A document's text with another value at a path; undefined where none stands there. */
export function respelt(document: Document, path: Path, right: string): string | undefined {
  const node = findNodeAtLocation(document.tree, [...path]);
  return node?.type === "string" ? spelt(document, node, right) : undefined;
}

/** A document's text with the key that a path leads to spelt another way; undefined where none stands there. */
export function renamedKey(document: Document, path: Path, right: string): string | undefined {
  const key = findNodeAtLocation(document.tree, [...path])?.parent?.children?.[0];
  return key && typeof path.at(-1) === "string" ? spelt(document, key, right) : undefined;
}
