import type { TextStore } from "../../engine/index.ts";

/** A storage of a browser; a page that is gone no longer writes to it. */
export class MemoryStore {
  readonly #entries: Map<string, string>;

  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.#entries = new Map(entries);
  }

  /** What a duplicated tab begins with. */
  copy(): MemoryStore {
    return new MemoryStore(this.#entries);
  }

  /** The storage as one page has it. */
  of(page: { readonly gone: boolean }): TextStore {
    const entries = this.#entries;
    return {
      get length() {
        return entries.size;
      },
      key: (index) => [...entries.keys()][index] ?? null,
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void (page.gone || entries.set(key, value)),
      removeItem: (key) => void (page.gone || entries.delete(key)),
    };
  }
}
