import { canonical, isObject, type Json } from "../documents/json.ts";
import { movedIn } from "./moved-in.ts";

/** A value that is another one; undefined where there is, or was, none. */
export interface Change {
  /** Where it stands: `flags.coupons`, `rows[2].then`. */
  readonly path: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** How a sentence ends about a value that was said nowhere before. */
export const noneBefore = "; there was none";

/** What one document, or brand, says otherwise than another, value by value; a list of words is one value. */
export function changesOf(before: Json | undefined, after: Json | undefined, path = ""): readonly Change[] {
  if (canonical(before) === canonical(after)) return [];
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesOf(before[key], after[key], path === "" ? key : `${path}.${key}`),
    );
  if (isList(before) && isList(after) && before.length === after.length && before.some(isNested))
    return before.flatMap((element, at) => changesOf(element, after[at], `${path}[${at}]`));
  return [{ path, before, after }];
}

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

/** A change as it is written, for who writes documents: of a list of words each that came, went or moved. */
export function writtenChange({ path, before, after }: Change): readonly string[] {
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
