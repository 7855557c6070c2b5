import type { Node } from "jsonc-parser";
import type { Said } from "../faults/say.ts";
import type { Json } from "./json.ts";

/** A document that could be read: its text, its tree with positions (made when it is first asked for), and its data. */
export interface Document {
  readonly kind: string;
  /** Path below the root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly tree: Node;
  readonly data: Json;
}

/**
 * The same document with other data: its text and its positions stay, and are looked for only when they are asked for.
 */
export const withData = (document: Document, data: Json): Document => ({
  kind: document.kind,
  file: document.file,
  text: document.text,
  get tree() {
    return document.tree;
  },
  data,
});

/** Something wrong in a file, found at a place; what it says comes from publish/faults/messages.ts. */
export interface Fault extends Said {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The path inside the document, as formatPath writes it; may end with a note in brackets. */
  readonly path: string;
}

/** A document with what goes without saying in it, and what it says in vain. */
export interface Whole {
  readonly document: Document;
  readonly faults: readonly Fault[];
}
