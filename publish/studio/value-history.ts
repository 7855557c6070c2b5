import type { BrandChange } from "../compare/brand-changes.ts";
import type { Change } from "../compare/changes.ts";
import { canonical } from "../documents/json.ts";
import { layerFiles } from "../documents/compose-brand.ts";
import { type BrandTerms, termOf } from "./brand-terms.ts";
import { changeWords } from "./change-words.ts";

/** A layer of brands that somebody wrote otherwise. */
export interface EditedLayer {
  readonly edit: number;
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  readonly file: string;
  readonly changes: readonly Change[];
  /** Whether it was taken back. */
  readonly undone: boolean;
}

/** Who made which release live, and why. */
interface Deed {
  readonly at: string;
  readonly who: string;
  readonly why: string;
  readonly release: string;
}

/** What brands had otherwise from then on. */
export interface Move extends Deed {
  readonly changes: readonly BrandChange[];
}

/** A value that became another one: in the folder by an edit, or for borrowers by a release alone. */
export interface HistoryRow {
  readonly at: string;
  readonly who: string;
  /** Empty where nobody was asked. */
  readonly why: string;
  readonly path: string;
  readonly title: string;
  /** What became of it, in words. */
  readonly said: readonly string[];
  /** Of an edit the layer that was written. */
  readonly edited?: { readonly edit: number; readonly file: string; readonly undone: boolean } | undefined;
  /** What brought it to borrowers; absent where nothing did. */
  readonly release?: Deed | undefined;
  /** The pairs that had it by a release, where no edit of the studio did. */
  readonly pairs: readonly string[];
}

/** What is looked for; an empty word fits all. */
export interface AskedHistory {
  /** Words of a value's title, or of its path. */
  readonly value: string;
  /** A business, a pair, or a brand's name. */
  readonly brand: string;
  readonly person: string;
}

interface Given {
  /** Each in the order in which it was done. */
  readonly edits: readonly EditedLayer[];
  readonly moves: readonly Move[];
  readonly terms: BrandTerms;
}

/** Who had which value otherwise, when, why and by which release; the newest first. */
export function valueHistory({ edits, moves, terms }: Given, asked: AskedHistory): readonly HistoryRow[] {
  const fits = fitting(terms, asked);
  const { live, alone } = traced(edits, moves, fits.value);
  const edited = edits.flatMap(({ changes, at, who, edit, file, undone }) =>
    changes
      .filter(({ path }) => fits.value(path))
      .map((change): HistoryRow & { readonly reaches: boolean } => ({
        ...{ at, who, why: "", ...worded(change, terms), pairs: [], edited: { edit, file, undone } },
        release: live.get(change),
        reaches: fits.file(file),
      })),
  );
  const released = alone.map(({ change, pairs, deed }) => ({
    ...{ ...deed, ...worded(change, terms), pairs, release: deed },
    reaches: pairs.some(fits.pair),
  }));
  return [...edited, ...released]
    .filter(({ reaches, who, release }) => reaches && (fits.person(who) || (release && fits.person(release.who))))
    .map(({ reaches: _, ...row }) => row)
    .sort((one, other) => other.at.localeCompare(one.at));
}

const worded = (change: Change, terms: BrandTerms) => {
  const term = termOf(terms, change.path);
  return { path: change.path, title: term.title, said: changeWords(change, term) };
};

/** What fits that which is looked for. */
export function fitting(terms: BrandTerms, { value, brand, person }: AskedHistory) {
  const has = (text: string, word: string) => text.toLowerCase().includes(word);
  const [words, called, whose] = [wordsOf(value), brand.trim().toLowerCase(), person.trim().toLowerCase()];
  const names = new Map(terms.names.map(({ pair, name }) => [pair, name]));
  const pair = (of: string) =>
    called === "" || of === called || of.startsWith(`${called}-`) || has(names.get(of) ?? "", called);
  const files = new Set(terms.names.filter((one) => pair(one.pair)).flatMap((one) => filesOf(one.pair)));
  const known = new Map<string, boolean>();
  return {
    pair,
    file: (file: string) => files.has(file),
    person: (who: string) => has(who, whose),
    value: (path: string): boolean => {
      const found = known.get(path);
      if (found !== undefined) return found;
      const { title, section } = termOf(terms, path);
      const fits = words.every((word) => has(`${section} ${title} ${path}`, word));
      known.set(path, fits);
      return fits;
    },
  };
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");

const filesOf = (pair: string): readonly string[] => {
  const [business = "", channel = ""] = pair.split("-");
  return layerFiles(business, channel);
};

/**
 * Which edit came to borrowers by which release, and what came by one without an edit. An edit comes with the first
 * release after it that has its value, of several of the same value in the same file the last.
 */
function traced(edits: readonly EditedLayer[], moves: readonly Move[], fits: (path: string) => boolean) {
  const live = new Map<Change, Deed>();
  const alone: { readonly change: BrandChange; readonly pairs: readonly string[]; readonly deed: Deed }[] = [];
  const waiting = new Map<string, { readonly file: string; readonly change: Change }>();
  let next = 0;
  for (const { changes, ...deed } of moves) {
    for (let edit = edits[next]; edit && edit.at <= deed.at; edit = edits[++next])
      for (const change of edit.changes)
        if (fits(change.path)) waiting.set(`${edit.file} ${change.path}`, { file: edit.file, change });
    const came = new Set<string>();
    for (const change of changes) {
      if (!fits(change.path)) continue;
      const pairs = change.pairs.filter((pair) => {
        const by = filesOf(pair)
          .map((file) => `${file} ${change.path}`)
          .filter((key) => brings(waiting.get(key)?.change, change));
        for (const key of by) came.add(key);
        return by.length === 0;
      });
      if (pairs.length > 0) alone.push({ change, pairs, deed });
    }
    for (const key of came) {
      const change = waiting.get(key)?.change;
      if (change) live.set(change, deed);
      waiting.delete(key);
    }
  }
  return { live, alone };
}

/** What a layer no longer says is as another says it: any value may come of that. */
const brings = (edit: Change | undefined, { after }: Change): boolean =>
  edit !== undefined && (edit.after === undefined || edit.after === null || canonical(edit.after) === canonical(after));
