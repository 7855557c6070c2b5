import { atom, type PrimitiveAtom } from "jotai/vanilla";
import { store } from "./cells.ts";

/** One value that the engine keeps for itself; documents never read it. */
export class Watchable<T> {
  readonly #atom: PrimitiveAtom<T>;
  readonly read = (): T => store.get(this.#atom);
  /** Calls back after each change; gives back the way to stop. */
  readonly watch = (changed: () => void): (() => void) => store.sub(this.#atom, changed);

  constructor(start: T) {
    this.#atom = atom(start);
  }

  write(value: T): void {
    store.set(this.#atom, value);
  }
}
