import type { Document } from "../documents/document.ts";
import { DocumentReader } from "../documents/document-reader.ts";
import type { DocumentTexts } from "../pack/sound-documents.ts";

/** Reads the documents of releases; what two have alike is parsed once. */
export class TextsReader {
  readonly #reader: DocumentReader;

  /** @param root where the schemas are; of its documents only those count that are handed over */
  constructor(root: string) {
    this.#reader = new DocumentReader(root);
  }

  read(texts: DocumentTexts): {
    readonly all: readonly Document[];
    readonly overlay: ReadonlyMap<string, string | null>;
  } {
    const found = this.#reader.look();
    const gone = [...found.keys()].filter((file) => !texts.has(file));
    const overlay = new Map<string, string | null>([...texts, ...gone.map((file) => [file, null] as const)]);
    return { all: this.#reader.read(overlay, found).all, overlay };
  }
}
