import { ownValue } from "../expression/operator/own-value.ts";
import { Reader } from "../expression/operator/reader.ts";
import type { Session } from "../screen/session.ts";
import { type Cell, inside, valueOf, watchCell } from "../state/cells.ts";
import type { Scope } from "../state/scope.ts";

/**
 * Notes which cells an evaluation reads and calls back when one of them changes: exact and dynamic, since a branch
 * that is not taken is not read.
 */
export class Watch extends Reader {
  readonly #session: Session;
  readonly #scope: () => Scope;
  readonly #changed: () => void;
  /**
   * The cells that the last evaluation read, and what each held. Few are read, so that looking through a list is
   * quicker than a map, and lighter.
   */
  #cells: Cell[] = [];
  #values: unknown[] = [];
  /** The cells that are watched, and how to stop watching each; undefined before and after. */
  #watched: { readonly cells: readonly Cell[]; readonly stops: readonly (() => void)[] } | undefined;

  constructor(session: Session, scope: () => Scope, changed: () => void) {
    super((path) => this.#read(path));
    this.#session = session;
    this.#scope = scope;
    this.#changed = changed;
  }

  /** Begins an evaluation: what was read before no longer counts. */
  begin(): void {
    if (this.#cells.length === 0) return;
    this.#cells = [];
    this.#values = [];
  }

  /** Ends an evaluation: once started, exactly the cells it read are watched. */
  end(): void {
    if (this.#watched) this.#follow();
  }

  /** Starts to watch; gives whether a cell has changed since it was read. */
  start(): boolean {
    this.#follow();
    return this.#cells.some((cell, at) => valueOf(cell) !== this.#values[at]);
  }

  stop(): void {
    for (const stop of this.#watched?.stops ?? []) stop();
    this.#watched = undefined;
  }

  /** True when something it read is still on its way: it changes then, and is evaluated again. */
  get waits(): boolean {
    return this.#values.some((value) => (value as { status?: unknown } | null)?.status === "loading");
  }

  /** Reads a path and notes its cell. */
  #read(path: string): unknown {
    const { words, place } = this.#session.way(path);
    if (!place) return words[0] === "derived" ? this.#session.derive(words, this.read) : ownValue(this.#scope(), words);
    const { cell } = place;
    const at = this.#cells.indexOf(cell);
    if (at >= 0) return inside(place, this.#values[at]);
    const value = valueOf(cell);
    this.#cells.push(cell);
    this.#values.push(value);
    return inside(place, value);
  }

  #follow(): void {
    const cells = this.#cells;
    const before = this.#watched;
    if (before && before.cells.length === cells.length && before.cells.every((cell, at) => cell === cells[at])) return;
    const stops = cells.map((cell) => {
      const at = before ? before.cells.indexOf(cell) : -1;
      return before?.stops[at] ?? watchCell(cell, this.#changed);
    });
    before?.cells.forEach((cell, at) => {
      if (!cells.includes(cell)) before.stops[at]?.();
    });
    this.#watched = { cells, stops };
  }
}
