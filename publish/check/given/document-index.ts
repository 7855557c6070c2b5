import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { grouped } from "../memo/grouped.ts";
import { type Given, type Memo, sameElements } from "../memo/memo.ts";
import { AskedMap } from "../memo/asked-map.ts";

/** Documents by kind and id. An answer that asked for one of them by its id is kept while others change. */
export class DocumentIndex {
  readonly #all: Given<readonly Document[]>;
  /** The document of a file. */
  readonly ofFile: (file: string) => Document | undefined;
  /** All documents of a kind, as long as none of them changes. */
  readonly listed: (kind: string) => readonly Document[];
  /** The documents of a kind by id; of a text, by language and id. */
  readonly ofKind: (kind: string) => ReadonlyMap<string, Document>;

  constructor(all: readonly Document[], memo: Memo) {
    this.#all = memo.given(all, sameElements);
    const byFile = memo.once(() => new Map(this.all.map((document) => [document.file, document])));
    this.ofFile = memo.question((file: string) => byFile().get(file));
    const byKind = memo.once(() => grouped(this.all.map((document) => [document.kind, document])));
    this.listed = memo.question((kind: string) => byKind().get(kind) ?? [], { same: sameElements });
    this.ofKind = memo.question((kind: string) => {
      const byId = memo.once(() => firstById(this.listed(kind)));
      return new AskedMap(
        byId,
        memo.question((id: string) => byId().get(id)),
      );
    });
  }

  get all(): readonly Document[] {
    return this.#all.get();
  }

  /** Other documents, from the next round on. */
  take(all: readonly Document[]): void {
    this.#all.set(all);
  }
}

function firstById(documents: readonly Document[]): ReadonlyMap<string, Document> {
  const found = new Map<string, Document>();
  for (const document of documents) {
    const id = idOf(document);
    if (!found.has(id)) found.set(id, document);
  }
  return found;
}

/** What other documents call it: its id, a widget's type, a text's or an entity's file. */
export function idOf(document: Document): string {
  const { id, type } = entries(document.data);
  if (document.kind === "widget") return String(type);
  if (document.kind === "text" || document.kind === "entity" || document.kind === "widget-examples")
    return document.file;
  return String(id);
}
