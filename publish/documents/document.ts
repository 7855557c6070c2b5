import type { Node } from "jsonc-parser";
import type { Agreed } from "../faults/say.ts";
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

/** Something wrong in a file, found at a place; `message` and `code` come from publish/check/messages.ts. */
export interface Fault {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The path inside the document, as formatPath writes it; may end with a note in brackets. */
  readonly path: string;
  readonly message: string;
  /** Absent, it is an error: nothing that has one is published. A warning refuses nothing. */
  readonly severity?: "warning";
  /** Of a value of brands that is another one than was agreed on: both. */
  readonly agreed?: Agreed;
  /** Plain values of which one is right in place of what stands there; absent where none is known. */
  readonly right?: readonly unknown[];
}

/** A document with what goes without saying in it, and what it says in vain. */
export interface Whole {
  readonly document: Document;
  readonly faults: readonly Fault[];
}
