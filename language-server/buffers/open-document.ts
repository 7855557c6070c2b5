import { getNodeValue, parseTree } from "jsonc-parser";
import type { Document } from "../../publish/documents/document.ts";
import type { Json } from "../../publish/documents/json.ts";

/**
 * A document as it is being written: whatever of it can be understood, with its places. Undefined where nothing can.
 * @param file path below the root, with forward slashes.
 */
export function openDocument(kind: string, file: string, text: string): Document | undefined {
  const tree = parseTree(text, [], { allowTrailingComma: true, allowEmptyContent: true });
  if (tree?.type !== "object") return undefined;
  // The border where half-written JSON comes in: the parser says no more of what it gives than that.
  return { kind, file, text, tree, data: getNodeValue(tree) as Json };
}
