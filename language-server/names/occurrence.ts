import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Document } from "../../publish/documents/document.ts";
import type { Path } from "../../publish/documents/position.ts";

/** A place that says a name: where it is declared, or where it is used. */
export interface Occurrence {
  /**
   * What it names, a kind and a name: `call loan-list`, `text login.title`, `brand constants.toastMs`; of what a document
   * declares for itself with that document's file: `field screens/auth/login.screen.json mobile`. Several where a part
   * stands in several screens.
   */
  readonly names: readonly string[];
  readonly document: Document;
  readonly path: Path;
  /** Whether the property's name says it, or the value. */
  readonly at: "key" | "value";
  /** Where in the text between the quotes the name begins. */
  readonly from: number;
  readonly length: number;
  readonly declares: boolean;
}

/** A stretch of a text, in offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where an occurrence stands; undefined where it does not stand in the file itself (what another screen lent). */
export function stretchOf({ document, path, at, from, length }: Occurrence): Stretch | undefined {
  const found = findNodeAtLocation(document.tree, [...path]);
  const node: Node | undefined = at === "key" ? found?.parent?.children?.[0] : found;
  if (node?.type !== "string") return undefined;
  const start = node.offset + 1 + from;
  return { start, end: start + length };
}
