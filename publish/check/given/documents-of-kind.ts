import type { Document } from "../../documents/document.ts";

/** The documents of a kind by id, as they are when somebody asks: one by its id, or all of them. */
export class DocumentsOfKind implements ReadonlyMap<string, Document> {
  readonly #all: () => ReadonlyMap<string, Document>;
  readonly #one: (id: string) => Document | undefined;

  constructor(all: () => ReadonlyMap<string, Document>, one: (id: string) => Document | undefined) {
    this.#all = all;
    this.#one = one;
  }

  get(id: string): Document | undefined {
    return this.#one(id);
  }

  has(id: string): boolean {
    return this.#one(id) !== undefined;
  }

  get size(): number {
    return this.#all().size;
  }

  keys(): MapIterator<string> {
    return this.#all().keys();
  }

  values(): MapIterator<Document> {
    return this.#all().values();
  }

  entries(): MapIterator<[string, Document]> {
    return this.#all().entries();
  }

  [Symbol.iterator](): MapIterator<[string, Document]> {
    return this.#all()[Symbol.iterator]();
  }

  forEach(see: (document: Document, id: string, all: ReadonlyMap<string, Document>) => void): void {
    for (const [id, document] of this) see(document, id, this);
  }
}
