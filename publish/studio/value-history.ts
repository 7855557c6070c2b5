import type { BrandChange } from "../compare/brand-changes.ts";
import type { Change } from "../compare/changes.ts";
import { canonical, type Json, jsonAt } from "../documents/json.ts";
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
  /** What was taken back so that it is live again. */
  readonly tookBack?: string | undefined;
  /** The percentage of devices that it came to in the end, and what all others kept meanwhile. */
  readonly share: number;
  readonly others: string | null;
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
  /**
   * Of what came by a release alone, who had said that value in the studio before, as where it was taken back and is live
   * again; nobody where others were said there. Absent where nobody edited it in the studio, and of an edit.
   */
  readonly saidBefore?: readonly string[] | undefined;
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
        ...{ at, who, why: "", ...worded(change, terms, live.get(change)?.has), pairs: [] },
        edited: { edit, file, undone },
        release: live.get(change)?.deed,
        reaches: fits.file(file),
      })),
  );
  const released = alone.map(({ change, pairs, deed, saidBefore }) => ({
    ...{ ...deed, ...worded(change, terms), pairs, release: deed, saidBefore },
    reaches: pairs.some(fits.pair),
  }));
  return [...edited, ...released]
    .filter(({ reaches, who, release }) => reaches && (fits.person(who) || (release && fits.person(release.who))))
    .map(({ reaches: _, ...row }) => row)
    .sort((one, other) => other.at.localeCompare(one.at));
}

const worded = (change: Change, terms: BrandTerms, has: readonly Json[] = []) => {
  const term = termOf(terms, change.path);
  return { path: change.path, title: term.title, said: changeWords(change, term, has) };
};

/** What fits that which is looked for. */
export function fitting(terms: BrandTerms, { value, brand, person }: AskedHistory) {
  const has = (text: string, word: string) => text.toLowerCase().includes(word);
  // Cards say 717 / 301.
  const codes = brand.trim().replace(/^(\d+)\s*\/\s*(\d*)$/, "$1-$2");
  const [words, called, whose] = [wordsOf(value), codes.replace(/-$/, "").toLowerCase(), person.trim().toLowerCase()];
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

interface Alone {
  readonly change: BrandChange;
  readonly pairs: readonly string[];
  readonly deed: Deed;
  readonly saidBefore: readonly string[] | undefined;
}

interface Said {
  readonly who: string;
  readonly change: Change;
}

/** How an edit came to borrowers. */
interface Came {
  readonly deed: Deed;
  /** What brands have by it, each once. */
  readonly has: readonly Json[];
}

/**
 * Which edit came to borrowers by which release, and what came by one without an edit. An edit comes with the first
 * release after it that has its value, of several of the same value in the same file the last.
 */
function traced(edits: readonly EditedLayer[], moves: readonly Move[], fits: (path: string) => boolean) {
  const live = new Map<Change, Came>();
  const alone: Alone[] = [];
  /** What was said last of each value, by its file and the group that it is in. */
  const said = new Map<string, Map<string, Said>>();
  let next = 0;
  for (const { changes, ...deed } of moves) {
    for (let edit = edits[next]; edit && edit.at <= deed.at; edit = edits[++next])
      for (const change of edit.changes) {
        if (!fits(change.path)) continue;
        const place = groupOf(edit.file, change);
        said.set(place, (said.get(place) ?? new Map<string, Said>()).set(change.path, { who: edit.who, change }));
      }
    const came = new Map<Change, Json[]>();
    for (const change of changes) {
      if (!fits(change.path)) continue;
      const before = new Set<Said>();
      const pairs = change.pairs.filter((pair) => {
        const about = filesOf(pair).flatMap((file) => aboutIt(said.get(groupOf(file, change)), change.path));
        const by = about.filter((one) => !live.has(one.change) && brings(one.change, change));
        for (const one of by) came.set(one.change, [...(came.get(one.change) ?? []), change.after ?? null]);
        if (by.length === 0) for (const one of about) before.add(one);
        return by.length === 0;
      });
      const who = [...before].filter((one) => brings(one.change, change)).map((one) => one.who);
      const saidBefore = before.size === 0 ? undefined : [...new Set(who)];
      if (pairs.length > 0) alone.push({ change, pairs, deed, saidBefore });
    }
    for (const [change, has] of came) {
      const once = new Map(has.map((value) => [canonical(value), value]));
      live.set(change, { deed, has: [...once.values()] });
    }
  }
  return { live, alone };
}

const groupOf = (file: string, { path }: Change): string => `${file} ${/^[^.[]*/.exec(path)?.[0] ?? ""}`;

/** What was said in a file of a value, of what it is part of, or of its parts. */
const aboutIt = (said: ReadonlyMap<string, Said> | undefined, path: string): readonly Said[] =>
  [...(said?.values() ?? [])].filter(({ change }) => isWithin(path, change.path) || isWithin(change.path, path));

const isWithin = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`);

/**
 * Whether an edit has a value as a brand came to have it. What a layer no longer says is as another says it: any value
 * may come of that. Of a list that a layer said as a whole a brand may have come to have a part otherwise, and the
 * other way round.
 */
function brings(edit: Change, { path, after }: Change): boolean {
  if (edit.after === undefined || edit.after === null) return true;
  const [own, whole] = isWithin(path, edit.path)
    ? [jsonAt(edit.after, stepsOf(path.slice(edit.path.length))), after]
    : [edit.after, jsonAt(after, stepsOf(edit.path.slice(path.length)))];
  return canonical(own) === canonical(whole);
}

const stepsOf = (path: string): readonly string[] => path.match(/[^.[\]"]+/g) ?? [];

/** To whom a release brought something: a share of devices is not all borrowers. */
export const broughtWords = ({ share, others }: Pick<Deed, "share" | "others">): string =>
  share === 100 ? "borrowers" : `${share} % of devices (all others kept ${others})`;

/** By which release something came; of one that is live again, what was taken back for it. */
export const releaseWords = ({ release, tookBack }: Pick<Deed, "release" | "tookBack">): string =>
  `release ${release}${tookBack === undefined ? "" : `, live again since ${tookBack} was taken back`}`;

/** Whether what came by a release alone was edited in the studio before, to go on with after that release. */
export function editedWords(saidBefore: HistoryRow["saidBefore"]): string {
  if (saidBefore === undefined) return ", with no edit in the studio";
  return saidBefore.length === 0 ? "" : `, as ${saidBefore.join(" and ")} edited it before`;
}
