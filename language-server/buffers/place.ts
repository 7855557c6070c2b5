import { findNodeAtOffset, getNodePath, type Node } from "jsonc-parser";
import type { Document } from "../../publish/documents/document.ts";
import type { Path } from "../../publish/documents/position.ts";

/** What stands at an offset of a document. */
export interface Place {
  readonly node: Node;
  /** The path of the value, or of the object in which the key stands. */
  readonly path: Path;
  /** It is the name of a property. */
  readonly isKey: boolean;
  /** The text between the quotes; none where no text stands. */
  readonly text: string;
  /** How much of the text stands before the offset. */
  readonly before: number;
}

/** What stands at an offset; undefined outside the document. */
export function placeAt({ tree }: Pick<Document, "tree">, offset: number): Place | undefined {
  const node = findNodeAtOffset(tree, offset, true);
  if (!node) return undefined;
  const isText = node.type === "string";
  const isKey = isText && node.parent?.type === "property" && node.parent.children?.[0] === node;
  const text = isText ? String(node.value) : "";
  const before = Math.max(0, Math.min(text.length, offset - node.offset - 1));
  const path = getNodePath(node);
  return { node, path: isKey ? path.slice(0, -1) : path, isKey, text, before };
}
