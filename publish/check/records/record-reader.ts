import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../../documents/document.ts";
import { FileTexts } from "../../documents/files/file-texts.ts";
import { faultsOf, noText } from "../../documents/parse-document.ts";
import type { Overlay } from "../../documents/read-documents.ts";

/** What a record says; nothing where none was ever kept. */
export type Recorded<What> = What | { readonly unreadable: readonly Fault[] } | undefined;

/** Reads a record of a root, again and again: the same text gives the very same. */
export class RecordReader<What> {
  readonly #root: string;
  readonly #texts: FileTexts;
  readonly #file: string;
  readonly #make: (said: unknown) => What;
  #text: string | null | undefined;
  #read: Recorded<What>;

  /** @param make makes of the record's JSON what it says. */
  constructor(root: string, file: string, make: (said: unknown) => What) {
    this.#root = root;
    this.#texts = new FileTexts(root);
    this.#file = file;
    this.#make = make;
  }

  read(overlay: Overlay = new Map()): Recorded<What> {
    const file = join(this.#root, this.#file);
    const laid = overlay.get(this.#file);
    const text = laid === undefined && existsSync(file) ? this.#texts.tryRead(this.#file) : laid;
    if (typeof text === "object" && text !== null) {
      this.#text = undefined;
      return (this.#read = { unreadable: [noText(this.#file, text.found)] });
    }
    if (text !== this.#text) this.#read = typeof text === "string" ? this.#said(text) : undefined;
    this.#text = text;
    return this.#read;
  }

  #said(text: string): Recorded<What> {
    try {
      return this.#make(JSON.parse(text));
    } catch {
      return { unreadable: faultsOf(this.#file, text) };
    }
  }
}
