import { getNodeValue, type Node } from "jsonc-parser";
import type { Document } from "../documents/document.ts";
import { positionAt } from "../documents/position.ts";

/** Something that a document says, where it says it. */
export interface Found {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The shortest object of the documents that is what is looked for: the plainest example of it. */
export function shortest(documents: readonly Document[], fits: (value: unknown) => boolean): Found | undefined {
  let best: { document: Document; offset: number; text: string } | undefined;
  for (const document of documents) {
    const visit = (node: Node): void => {
      const value: unknown = node.type === "object" ? getNodeValue(node) : undefined;
      if (fits(value)) {
        const text = JSON.stringify(value);
        if (!best || text.length < best.text.length) best = { document, offset: node.offset, text };
      }
      node.children?.forEach(visit);
    };
    visit(document.tree);
  }
  if (!best) return undefined;
  const { document, offset, text } = best;
  return { file: document.file, line: positionAt(document.text, offset).line, text: spaced(text) };
}

/** JSON in one line, as people write it. */
export const spaced = (text: string): string => JSON.stringify(JSON.parse(text), null, 1).replace(/\n\s*/g, " ");
