import { ownValue, pathWords } from "../expression/own-value.ts";
import { Reader } from "../expression/reader.ts";
import type { ScreenSession } from "../screen/screen-session.ts";
import { type Cell, type Cells, inside } from "../state/cells.ts";
import { type Scope, scopeRoots } from "../state/scope.ts";

interface Seen {
  readonly owner: Cells;
  readonly value: unknown;
}

/**
 * Notes which cells an evaluation reads and calls back when one of them changes: exact and dynamic, since a branch
 * that is not taken is not read.
 */
export class Watch {
  readonly reader: Reader;
  readonly #session: ScreenSession;
  readonly #scope: () => Scope;
  readonly #changed: () => void;
  #seen = new Map<Cell, Seen>();
  #stops: Map<Cell, () => void> | undefined;

  constructor(session: ScreenSession, scope: () => Scope, changed: () => void) {
    this.#session = session;
    this.#scope = scope;
    this.#changed = changed;
    this.reader = new Reader(this.read);
  }

  /** Begins an evaluation: what was read before no longer counts. */
  begin(): void {
    if (this.#seen.size > 0) this.#seen = new Map();
  }

  /** Ends an evaluation: once started, exactly the cells it read are watched. */
  end(): void {
    if (this.#stops) this.#sync(this.#stops);
  }

  /** Starts to watch; gives whether a cell has changed since it was read. */
  start(): boolean {
    this.#stops = new Map();
    this.#sync(this.#stops);
    for (const [cell, { owner, value }] of this.#seen) if (owner.valueOf(cell) !== value) return true;
    return false;
  }

  stop(): void {
    for (const stop of this.#stops?.values() ?? []) stop();
    this.#stops = undefined;
  }

  /** Reads a path and notes its cell. */
  readonly read = (path: string): unknown => {
    const words = pathWords(path);
    if (scopeRoots.has(words[0] as string)) return ownValue(this.#scope(), words);
    const place = this.#session.place(path);
    const seen = this.#seen.get(place.cell);
    if (seen) return inside(place, seen.value);
    const value = place.owner.valueOf(place.cell);
    this.#seen.set(place.cell, { owner: place.owner, value });
    return inside(place, value);
  };

  #sync(stops: Map<Cell, () => void>): void {
    for (const [cell, { owner }] of this.#seen) if (!stops.has(cell)) stops.set(cell, owner.watch(cell, this.#changed));
    if (stops.size === this.#seen.size) return;
    for (const [cell, stop] of stops) {
      if (this.#seen.has(cell)) continue;
      stop();
      stops.delete(cell);
    }
  }
}
