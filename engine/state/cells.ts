import { atom, createStore, type PrimitiveAtom } from "jotai/vanilla";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";

/** Values live with their atoms, so that one store serves all that run in a process. */
export const store = createStore();

/** One independently watched value: an atom, made when its path is first read, written or watched. */
export type Cell = PrimitiveAtom<unknown>;

/** What a cell holds now. */
export const valueOf = (cell: Cell): unknown => store.get(cell);

/** Calls back after each change of a cell's value; gives back the way to stop. */
export const watchCell = (cell: Cell, changed: () => void): (() => void) => store.sub(cell, changed);

/** Where a path lies: the cell, and the words that are walked inside the cell's value. */
export interface Place {
  readonly cell: Cell;
  readonly words: readonly string[];
  /** How many words of the path name the cell; the rest is walked inside its value. */
  readonly depth: number;
}

/**
 * The state under some roots: one cell per path, two words deep (`form.amount`), one word for the roots named whole
 * (`brand`). Deeper paths are walked inside the cell's value. It is the only writer of those cells.
 */
export class Cells {
  readonly #cells = new Map<string, Cell>();
  readonly #whole: ReadonlySet<string>;

  constructor(whole: readonly string[] = []) {
    this.#whole = new Set(whole);
  }

  /** The cell that a path lies in. */
  place(path: string): Place {
    const words = pathWords(path);
    const depth = this.#whole.has(words[0] ?? "") ? 1 : 2;
    if (words.length < depth) throw new Error(`path "${path}" names no single value`);
    const name = words.length === depth ? path : words.slice(0, depth).join(".");
    let cell = this.#cells.get(name);
    if (!cell) {
      cell = atom<unknown>(undefined);
      this.#cells.set(name, cell);
    }
    return { cell, words, depth };
  }

  read(path: string): unknown {
    const place = this.place(path);
    return inside(place, valueOf(place.cell));
  }

  /** Writes one path; a path inside a cell's value copies what lies on the way. */
  write(path: string, value: unknown): void {
    const { cell, words, depth } = this.place(path);
    store.set(cell, words.length === depth ? value : replaced(valueOf(cell), words, depth, value));
  }

  /** Writes several cells; watchers run once, after all of them. */
  writeAll(values: readonly (readonly [path: string, value: unknown])[]): void {
    store.set(
      together,
      values.map(([path, value]) => [this.place(path).cell, value] as const),
    );
  }

  /** Calls back after each change of the cell that a path lies in; gives back the way to stop. */
  watch(path: string, changed: () => void): () => void {
    return watchCell(this.place(path).cell, changed);
  }

  /** The names and values of all cells under a root. */
  entries(root: string): [name: string, value: unknown][] {
    const prefix = `${root}.`;
    return [...this.#cells].flatMap<[string, unknown]>(([name, cell]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), valueOf(cell)]] : [],
    );
  }

  /** Empties every cell under a root. */
  wipe(root: string): void {
    this.writeAll(this.entries(root).map(([name]) => [`${root}.${name}`, undefined]));
  }
}

/** Sets several cells before anyone is told. */
const together = atom(null, (_get, set, values: readonly (readonly [Cell, unknown])[]) => {
  for (const [cell, value] of values) set(cell, value);
});

/** What a place reads in its cell's value. */
export const inside = ({ words, depth }: Place, value: unknown): unknown =>
  words.length === depth ? value : ownValue(value, words, depth);

function replaced(holder: unknown, words: readonly string[], at: number, value: unknown): unknown {
  if (at === words.length) return value;
  const word = words[at] ?? "";
  const inner = replaced(ownValue(holder, [word]), words, at + 1, value);
  if (Array.isArray(holder)) return holder.map((element, index) => (String(index) === word ? inner : element));
  return { ...(typeof holder === "object" && holder !== null ? holder : {}), [word]: inner };
}
