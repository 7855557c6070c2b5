import { atom, type PrimitiveAtom } from "jotai/vanilla";
import { store } from "./cells.ts";

/** One value that the engine keeps for itself; documents never read it. */
export class Watchable<T> {
  readonly #atom: PrimitiveAtom<T>;

  constructor(start: T) {
    this.#atom = atom(start);
  }

  read(): T {
    return store.get(this.#atom);
  }

  write(value: T): void {
    store.set(this.#atom, value);
  }

  /** Calls back after each change; gives back the way to stop. */
  watch(changed: () => void): () => void {
    return store.sub(this.#atom, changed);
  }
}
