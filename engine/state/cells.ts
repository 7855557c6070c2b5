import { type Atom, atom, createStore, type PrimitiveAtom, type Setter } from "jotai/vanilla";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";

/** Values live with their atoms, so that one store serves all that run in a process. */
export const store = createStore();

/** What tells of changes: the atom of one value, or of how many there are. */
export type Source = Atom<unknown>;

type Cell = PrimitiveAtom<unknown>;

/** Calls back after each change of a source; gives back the way to stop. */
export const listen = (source: Source, changed: () => void): (() => void) => store.sub(source, changed);

/**
 * The state under some roots: one atom per path, two words deep (`form.amount`), one word for the roots named whole
 * (`brand`). Deeper paths are walked inside the atom's value. An atom is made when its path is first written: until then
 * the path reads as undefined, and who has read it hears of every path that is new. It is the only writer of those atoms.
 */
export class Cells {
  readonly #whole: ReadonlySet<string>;
  readonly #roots = new Map<string, Map<string, Cell>>();
  /** How many paths were written for the first time. */
  readonly #made = atom(0);

  /** @param values what is there from the start. */
  constructor(whole: readonly string[] = [], values: readonly (readonly [path: string, value: unknown])[] = []) {
    this.#whole = new Set(whole);
    for (const [path, value] of values) this.#make(pathWords(path), value);
  }

  read(path: string): unknown {
    return this.at(pathWords(path));
  }

  /** What lies at a path that is split already. */
  at(words: readonly string[]): unknown {
    const cell = this.#cell(words);
    if (!cell) return undefined;
    const depth = this.#depth(words);
    return words.length === depth ? store.get(cell) : ownValue(store.get(cell), words, depth);
  }

  /** What tells when the value at a path may have changed. */
  source(words: readonly string[]): Source {
    return this.#cell(words) ?? this.#made;
  }

  /** Writes one path; a path inside an atom's value copies what lies on the way. */
  write(path: string, value: unknown): void {
    this.writeAll([[path, value]]);
  }

  /** Writes several paths; who listens is told once, after all of them. */
  writeAll(values: readonly (readonly [path: string, value: unknown])[]): void {
    const copies = new WeakSet();
    store.set(together, (set) => {
      for (const [path, value] of values) this.#put(pathWords(path), value, copies, set);
    });
  }

  /** Calls back after each change of what lies at a path; gives back the way to stop. */
  watch(path: string, changed: () => void): () => void {
    const words = pathWords(path);
    let seen = this.at(words);
    let source = this.source(words);
    const told = () => {
      if (source !== this.source(words)) {
        stop();
        source = this.source(words);
        stop = listen(source, told);
      }
      const now = this.at(words);
      if (Object.is(now, seen)) return;
      seen = now;
      changed();
    };
    let stop = listen(source, told);
    return () => stop();
  }

  /** The names and values under a root. */
  entries(root: string): [name: string, value: unknown][] {
    return [...(this.#roots.get(root) ?? [])].map(([name, cell]) => [name, store.get(cell)]);
  }

  /** Empties everything under a root. */
  wipe(root: string): void {
    this.writeAll(this.entries(root).map(([name]) => [`${root}.${name}`, undefined]));
  }

  /** How many words of a path name its atom; the rest is walked inside the value. */
  #depth([root = ""]: readonly string[]): number {
    return this.#whole.has(root) ? 1 : 2;
  }

  #cell(words: readonly string[]): Cell | undefined {
    const [root = "", name] = words;
    if (this.#whole.has(root)) return this.#roots.get(root)?.get("");
    if (name === undefined) throw new Error(`path "${root}" names no single value`);
    return this.#roots.get(root)?.get(name);
  }

  #put(words: readonly string[], value: unknown, copies: WeakSet<object>, set: Setter): void {
    if (Object.is(this.at(words), value)) return;
    const cell = this.#cell(words);
    const depth = this.#depth(words);
    if (cell) return set(cell, replaced(store.get(cell), words, depth, value, copies));
    this.#make(words, replaced(undefined, words, depth, value, copies));
    set(this.#made, (count) => count + 1);
  }

  #make(words: readonly string[], value: unknown): void {
    const [root = "", name = ""] = words;
    let names = this.#roots.get(root);
    if (!names) {
      names = new Map();
      this.#roots.set(root, names);
    }
    names.set(this.#whole.has(root) ? "" : name, atom(value));
  }
}

/** Does several writes before anyone is told. */
const together = atom(null, (_get, set, write: (set: Setter) => void) => write(set));

/** What holds a value at the end of some words, in place of `holder`; `copies` were made meanwhile and are still our own. */
function replaced(
  holder: unknown,
  words: readonly string[],
  at: number,
  value: unknown,
  copies: WeakSet<object>,
): unknown {
  const word = words[at];
  if (word === undefined) return value;
  const copy = copyOf(holder, copies);
  if (!Array.isArray(copy) || Object.hasOwn(copy, word))
    copy[word] = replaced(ownValue(holder, [word]), words, at + 1, value, copies);
  return copy;
}

function copyOf(holder: unknown, copies: WeakSet<object>): Record<string, unknown> {
  const isObject = typeof holder === "object" && holder !== null;
  const own = isObject && copies.has(holder);
  const copy: object = own ? holder : Array.isArray(holder) ? holder.slice() : isObject ? { ...holder } : {};
  copies.add(copy);
  // A list takes its indexes as words, and either is ours to write.
  return copy as Record<string, unknown>;
}
