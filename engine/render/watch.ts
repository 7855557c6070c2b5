import { ownValue, pathWords } from "../expression/operator/own-value.ts";
import { Reader } from "../expression/operator/reader.ts";
import type { ScreenSession } from "../screen/screen-session.ts";
import { type Cell, inside } from "../state/cells.ts";
import { type Scope, scopeRoots } from "../state/scope.ts";

const none: ReadonlyMap<Cell, unknown> = new Map();

/**
 * Notes which cells an evaluation reads and calls back when one of them changes: exact and dynamic, since a branch
 * that is not taken is not read.
 */
export class Watch {
  readonly reader: Reader;
  readonly #session: ScreenSession;
  readonly #scope: () => Scope;
  readonly #changed: () => void;
  /** The cells read by the last evaluation, with what they held. */
  #seen: Map<Cell, unknown> = new Map();
  #watched: Map<Cell, unknown> | undefined;

  constructor(session: ScreenSession, scope: () => Scope, changed: () => void) {
    this.#session = session;
    this.#scope = scope;
    this.#changed = changed;
    this.reader = new Reader(this.read);
  }

  /** Begins an evaluation: what was read before no longer counts. */
  begin(): void {
    if (this.#watched || this.#seen.size > 0) this.#seen = new Map();
  }

  /** Ends an evaluation: once started, exactly the cells it read are watched. */
  end(): void {
    if (this.#watched) this.#follow(this.#watched);
  }

  /** Starts to watch; gives whether a cell has changed since it was read. */
  start(): boolean {
    this.#follow(none);
    for (const [cell, value] of this.#seen) if (cell.value !== value) return true;
    return false;
  }

  stop(): void {
    for (const cell of this.#watched?.keys() ?? []) cell.unwatch(this.#changed);
    this.#watched = undefined;
  }

  /** True when something it read is still on its way: it changes then, and is evaluated again. */
  get waits(): boolean {
    for (const value of this.#seen.values())
      if ((value as { status?: unknown } | null)?.status === "loading") return true;
    return false;
  }

  /** Reads a path and notes its cell. */
  readonly read = (path: string): unknown => {
    const words = pathWords(path);
    if (scopeRoots.has(words[0] as string)) return ownValue(this.#scope(), words);
    if (words[0] === "derived") return this.#session.derive(words, this.read);
    const place = this.#session.place(path);
    const { cell } = place;
    if (this.#seen.has(cell)) return inside(place, this.#seen.get(cell));
    const { value } = cell;
    this.#seen.set(cell, value);
    return inside(place, value);
  };

  #follow(watched: ReadonlyMap<Cell, unknown>): void {
    for (const cell of this.#seen.keys()) if (!watched.has(cell)) cell.watch(this.#changed);
    for (const cell of watched.keys()) if (!this.#seen.has(cell)) cell.unwatch(this.#changed);
    this.#watched = this.#seen;
  }
}
