import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";

/** Documents by kind and id. */
export class DocumentIndex {
  readonly all: readonly Document[];
  readonly #byKind = new Map<string, Map<string, Document>>();

  constructor(all: readonly Document[]) {
    this.all = all;
    for (const document of all) {
      const ids = this.#byKind.get(document.kind) ?? new Map<string, Document>();
      this.#byKind.set(document.kind, ids);
      const id = idOf(document);
      if (!ids.has(id)) ids.set(id, document);
    }
  }

  /** The documents of a kind by id; of a text, by language and id. */
  ofKind(kind: string): ReadonlyMap<string, Document> {
    return this.#byKind.get(kind) ?? new Map();
  }
}

/** What other documents call it: its id, a widget's type, a text's or an entity's file. */
export function idOf(document: Document): string {
  const { id, type } = entries(document.data);
  if (document.kind === "widget") return String(type);
  if (document.kind === "text" || document.kind === "entity" || document.kind === "widget-examples")
    return document.file;
  return String(id);
}
