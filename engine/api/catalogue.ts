import type { PublishedCatalogue, PublishedEntry } from "../document/published.ts";
import type { Failure } from "./failure.ts";

/** The error catalogue (X1-X6): what happens on a failure that no step handles itself. */
export class Catalogue {
  readonly #entries: readonly PublishedEntry[];

  constructor(document: PublishedCatalogue) {
    this.#entries = document.entries;
  }

  /** The one that matches all. */
  get last(): PublishedEntry {
    const entry = this.#entries.at(-1);
    if (!entry) throw new Error("the error catalogue is empty");
    return entry;
  }

  /** The first entry that matches a failure on a screen; the last entry of the document matches all. */
  find(failure: Failure, screen: string): PublishedEntry | undefined {
    return this.#entries.find(
      ({ status, kind, except }) =>
        (status === undefined || (failure.kind === "business" && status.includes(failure.status))) &&
        (kind === undefined || kind === failure.kind) &&
        !except?.includes(screen),
    );
  }
}
