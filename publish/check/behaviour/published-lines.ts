import type { Document } from "../../documents/document.ts";
import type { Checking } from "../given/checking.ts";
import type { Line } from "../records/published-behaviour.ts";
import { nameOf } from "./facts-of.ts";
import type { Published } from "./gone-by.ts";

/** What a document is held to. */
interface PublishedLines {
  readonly version: number;
  /** What it did; undefined of a document that nobody published. */
  readonly lines: readonly Line[] | undefined;
  /** What all documents did. */
  readonly all: Published;
}

/**
 * What was published of a document; undefined where nothing can be held to it: without a record, or one changed by
 * hand.
 */
export function publishedLines(behaviour: Checking["behaviour"], document: Document): PublishedLines | undefined {
  if (!behaviour || "unreadable" in behaviour || behaviour.version === undefined) return undefined;
  const name = nameOf(document);
  if (behaviour.unsealed.includes(name)) return undefined;
  return { version: behaviour.version, lines: behaviour.documents.get(name), all: behaviour.documents };
}
