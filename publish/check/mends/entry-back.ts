import { applyEdits, modify } from "jsonc-parser";
import type { Document } from "../../documents/document.ts";
import { type Entries, entries, isEntries, valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Otherwise } from "../behaviour/besides.ts";
import { idleKeys, nameKeyIn, ownData } from "../behaviour/facts-of.ts";
import type { Mend } from "./mend.ts";

/** A document with an entry that was published where it stood; undefined where nothing shows how it was written. */
export function entryBack(
  document: Document,
  { path, expected, found }: Otherwise,
  { name, does, at }: NonNullable<Otherwise["gone"]>,
): Mend | undefined {
  const { file, text } = document;
  const list = valueAt(ownData(document), path);
  const isElement = Array.isArray(list) && name !== undefined;
  const value = isElement ? elementOf(list, name, does) : besideOthers(list, does);
  if (value === undefined) return undefined;
  const place: Path = isElement ? [...path, at] : name === undefined ? path : [...path, name];
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(text, [...place], value, { formattingOptions, isArrayInsertion: isElement });
  const by = { path, expected, found, gone: true } as const;
  return { file, text: applyEdits(text, edits), by, ...(isElement && { moves: { from: place, by: -1 } }) };
}

/** An element of a list: what nobody published of it, as its reason, it says as the others do. */
function elementOf(list: readonly unknown[], name: string, does: unknown): unknown {
  const [other] = list.map(entries);
  const key = other && nameKeyIn(other);
  return key && { ...idleIn(other), ...entries(does), [key]: name };
}

/** An entry of an object, likewise. */
const besideOthers = (around: unknown, does: unknown): unknown =>
  isEntries(does) && isEntries(around) ? { ...idleIn(Object.values(around)[0]), ...does } : does;

const idleIn = (other: unknown): Entries =>
  Object.fromEntries(Object.entries(entries(other)).filter(([key]) => idleKeys.has(key)));
