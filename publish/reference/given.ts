import type { Document } from "../documents/document.ts";
import { type Overlay, readDocuments } from "../documents/read-documents.ts";
import { type Schemas, schemasOf } from "./schemas-of.ts";

/** What the chapters are made of: the documents, and the schemas by the name of their file. */
export interface Given extends Schemas {
  readonly root: string;
  readonly documents: readonly Document[];
}

/** Reads what the reference is made of. */
export const givenOf = (root: string, overlay?: Overlay): Given => ({
  root,
  documents: readDocuments(root, overlay).all,
  ...schemasOf(root),
});
