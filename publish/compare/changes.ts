import { canonical, isObject, type Json } from "../documents/json.ts";
import { movedIn } from "./moved-in.ts";
import { areNamed, movedEntries, type NamedList } from "./named-list.ts";

/** A value that is another one; undefined where there is, or was, none. */
export interface Change {
  /** Where it stands: `flags.coupons`, `rows[2].then`. */
  readonly path: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** Within a list the name of the entry in which it stands. */
  readonly entry?: string;
}

/** How a sentence ends about a value that was said nowhere before. */
export const noneBefore = "; there was none";

/** How one ends about a value that nobody said before, and that counted as another one. */
export const asIfBefore = (words: string): string => `, was as if ${words}: nobody said it`;

/** A sentence without how it ends about a value that nobody said before. */
export const withoutBefore = (said: string): string =>
  said.replace(/(?:; there was none|, was as if .*: nobody said it)$/, "");

/**
 * What one document, or brand, says otherwise than another, value by value; a list of words is one value, and so is one of
 * entries with names of which another came, went or moved.
 */
export function changesOf(before: Json | undefined, after: Json | undefined, path = ""): readonly Change[] {
  if (canonical(before) === canonical(after)) return [];
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesOf(before[key], after[key], path === "" ? key : `${path}.${key}`),
    );
  const lists = { before, after };
  if (areNamed(lists))
    return movedEntries(lists.before, lists.after).length === 0
      ? withinEntries(path, lists.before, lists.after)
      : [{ path, before, after }];
  if (isList(before) && isList(after) && before.length === after.length && before.some(isNested))
    return before.flatMap((element, at) => changesOf(element, after[at], `${path}[${at}]`));
  return [{ path, before, after }];
}

/** What is otherwise within the entries that are in both lists, at their places in the second. */
export const withinEntries = (path: string, before: NamedList, after: NamedList): readonly Change[] =>
  after.flatMap((entry, at) => {
    const was = before.find(({ id }) => id === entry.id);
    if (!was) return [];
    return changesOf(was, entry, `${path}[${at}]`).map((change) => ({ ...change, entry: entry.id }));
  });

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isNested = (value: Json): boolean => typeof value === "object" && value !== null;

/** What came or went with something that came or went as a whole, one by one; nothing of what did not, or holds nothing. */
export function insideOf({ path, before, after }: Change): readonly Change[] {
  const whole = before === undefined ? after : after === undefined ? before : undefined;
  if (!isObject(whole)) return [];
  return Object.entries(whole).map(([key, value]) => ({
    path: `${path}.${key}`,
    ...(before === undefined ? { before, after: value } : { before: value, after }),
  }));
}

/** A change as it is written, for who writes documents: of a list of words, or of entries with names, each that came, went or moved. */
export function writtenChange(change: Change): readonly string[] {
  const { path, before, after } = change;
  if (areNamed(change))
    return [
      ...movedEntries(change.before, change.after).map((moved) => `${path}: ${moved}`),
      ...withinEntries(path, change.before, change.after).flatMap(writtenChange),
    ];
  if (isWords(before) && isWords(after)) return movedIn(before, after).map((moved) => `${path}: ${moved}`);
  if (before === undefined) return [`${path} is ${shown(after)}${noneBefore}`];
  if (after === undefined) return [`${path} is gone; it was ${shown(before)}`];
  return [`${path} is ${shown(after)}, was ${shown(before)}`];
}

const isWords = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === "string");

/** Longest that a value is written out, characters. */
const LONGEST = 80;

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
