import type { Document } from "../../documents/document.ts";

/** What types are asked of: documents by kind and id. */
export interface KnownDocuments {
  ofKind(kind: string): ReadonlyMap<string, Document>;
}

/** In which screens and dialogs a document stands. */
export interface KnownHosts {
  of(document: Document): readonly Document[];
}

/** Documents with nodes of their own. */
const withNodes = ["screen", "part", "section", "dialog"];

/** The documents that hold nodes, in order. */
export const drawnIn = (documents: KnownDocuments): readonly Document[] =>
  withNodes.flatMap((kind) => [...documents.ofKind(kind).values()]);
