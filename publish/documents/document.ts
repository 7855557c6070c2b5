import type { Node } from "jsonc-parser";
import type { Json } from "./json.ts";

/** A document that could be read: its text, its tree with positions, and its data. */
export interface Document {
  readonly kind: string;
  /** Path below the root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly tree: Node;
  readonly data: Json;
}

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
}
