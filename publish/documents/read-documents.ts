import { DocumentReader, type Documents, type Overlay } from "./document-reader.ts";

export type { Documents, Overlay };

/** Reads every document below a root once, in the order of their paths. */
export const readDocuments = (root: string, overlay?: Overlay): Documents => new DocumentReader(root).read(overlay);
