import { atom, createStore, type PrimitiveAtom } from "jotai/vanilla";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";

type Store = ReturnType<typeof createStore>;

/**
 * One independently watched value: an atom, made when it is first written, and who watches it. Watchers are kept here
 * and not in the store, because a large screen watches ten times more cells than are ever written, and mounting an atom
 * for each took most of its time.
 */
export class Cell {
  readonly #store: Store;
  #atom: PrimitiveAtom<unknown> | undefined;
  #watchers: Set<() => void> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  get value(): unknown {
    return this.#atom && this.#store.get(this.#atom);
  }

  /** Sets the value; gives who must hear of it. */
  set(value: unknown): ReadonlySet<() => void> {
    if (Object.is(this.value, value)) return nobody;
    if (this.#atom) this.#store.set(this.#atom, value);
    else this.#atom = atom<unknown>(value);
    return this.#watchers ?? nobody;
  }

  watch(changed: () => void): void {
    this.#watchers ??= new Set();
    this.#watchers.add(changed);
  }

  unwatch(changed: () => void): void {
    this.#watchers?.delete(changed);
  }
}

const nobody: ReadonlySet<() => void> = new Set();

/** Where a path lies: the cell, and the words that are walked inside the cell's value. */
export interface Place {
  readonly cell: Cell;
  readonly words: readonly string[];
  /** How many words of the path name the cell; the rest is walked inside its value. */
  readonly depth: number;
}

/**
 * The state under some roots: one atom per path, two words deep (`form.amount`), one word for the roots named whole
 * (`brand`). Deeper paths are walked inside the cell's value. It is the only reader and writer of those atoms.
 */
export class Cells {
  readonly #store = createStore();
  readonly #places = new Map<string, Place>();
  readonly #cells = new Map<string, Cell>();
  readonly #whole: ReadonlySet<string>;

  constructor(whole: readonly string[] = []) {
    this.#whole = new Set(whole);
  }

  /** The cell that a path lies in. */
  place(path: string): Place {
    const known = this.#places.get(path);
    if (known) return known;
    const words = pathWords(path);
    const depth = this.#whole.has(words[0] as string) ? 1 : 2;
    if (words.length < depth) throw new Error(`path "${path}" names no single value`);
    const name = words.length === depth ? path : words.slice(0, depth).join(".");
    let cell = this.#cells.get(name);
    if (!cell) {
      cell = new Cell(this.#store);
      this.#cells.set(name, cell);
    }
    const place = { cell, words, depth };
    this.#places.set(path, place);
    return place;
  }

  read(path: string): unknown {
    const place = this.place(path);
    return inside(place, place.cell.value);
  }

  /** Writes one path; a path inside a cell's value copies what lies on the way. */
  write(path: string, value: unknown): void {
    const { cell, words, depth } = this.place(path);
    tell(cell.set(words.length === depth ? value : replaced(cell.value, words, depth, value)));
  }

  /** Writes several cells; watchers run once, after all of them. */
  writeAll(values: readonly (readonly [path: string, value: unknown])[]): void {
    const told = new Set<() => void>();
    for (const [path, value] of values) for (const changed of this.place(path).cell.set(value)) told.add(changed);
    tell(told);
  }

  /** Calls back after each change of a cell's value; gives back the way to stop. */
  watch(cell: Cell, changed: () => void): () => void {
    cell.watch(changed);
    return () => cell.unwatch(changed);
  }

  /** The names and values of all cells under a root. */
  entries(root: string): [name: string, value: unknown][] {
    const prefix = `${root}.`;
    return [...this.#cells].flatMap(([name, cell]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), cell.value] as [string, unknown]] : [],
    );
  }

  /** Empties every cell under a root. */
  wipe(root: string): void {
    this.writeAll(this.entries(root).map(([name]) => [`${root}.${name}`, undefined]));
  }
}

/** Tells a copy of them, because a watcher may start or stop watching. */
function tell(watchers: Iterable<() => void>): void {
  for (const changed of [...watchers]) changed();
}

/** What a place reads in its cell's value. */
export const inside = ({ words, depth }: Place, value: unknown): unknown =>
  words.length === depth ? value : ownValue(value, words, depth);

function replaced(holder: unknown, words: readonly string[], at: number, value: unknown): unknown {
  if (at === words.length) return value;
  const word = words[at] as string;
  const inner = replaced(ownValue(holder, [word]), words, at + 1, value);
  if (Array.isArray(holder)) return holder.map((element, index) => (String(index) === word ? inner : element));
  return { ...(typeof holder === "object" && holder !== null ? holder : {}), [word]: inner };
}
