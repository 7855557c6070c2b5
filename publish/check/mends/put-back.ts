import { applyEdits, modify } from "jsonc-parser";
import { isDeepStrictEqual } from "node:util";
import type { Document } from "../../documents/document.ts";
import { elements, isEntries, valueAt } from "../../documents/entries.ts";
import { canonical } from "../../documents/json.ts";
import type { Path } from "../../documents/position.ts";
import type { Otherwise } from "../behaviour/besides.ts";
import type { Mend } from "./mend.ts";

/**
 * A document with what was published of it put back in one place. Undefined where more than one thing is otherwise
 * there: of two mistakes one would be taken back with the other.
 */
export function putBack({ file, text, data }: Document, other: Otherwise): Mend | undefined {
  const changed = other.changed && placeOf(data, other.path, other.changed);
  if (!changed) return undefined;
  const { path, value } = changed;
  const edits = modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } });
  const { expected, found } = other;
  return { file, text: applyEdits(text, edits), by: { path: other.path, expected, found } };
}

function placeOf(data: unknown, path: Path, { was, is }: NonNullable<Otherwise["changed"]>) {
  if (is === undefined) return isEntries(was) && isEntries(valueAt(data, path)) ? lost(path, was) : undefined;
  if (!isOne(was, is)) return undefined;
  // An operator is told at its operands.
  const at = [path, path.slice(0, -1)].find((place) => isDeepStrictEqual(valueAt(data, place), is));
  if (!at) return undefined;
  const [list, index] = [at.slice(0, -1), at.at(-1)];
  // What came into a list is taken out of it, which leaves another list.
  if (was === undefined && typeof index === "number")
    return { path: list, value: elements(valueAt(data, list)).toSpliced(index, 1) };
  return { path: at, value: was };
}

/** A key that is gone, with what it said. */
function lost(path: Path, was: Readonly<Record<string, unknown>>) {
  const [key, ...more] = Object.keys(was);
  return key === undefined || more.length > 0 ? undefined : { path: [...path, key], value: was[key] };
}

/**
 * Whether one slip makes one of the other: a plain value, another operator, one around it, the same in another order.
 */
function isOne(was: unknown, is: unknown): boolean {
  if (isPlain(is)) return true;
  if (Array.isArray(was) && Array.isArray(is)) return isDeepStrictEqual(inOrder(was), inOrder(is));
  if (!isEntries(was) || !isEntries(is)) return false;
  const [[key, value] = [], ...more] = Object.entries(was);
  const [[other, now] = [], ...besides] = Object.entries(is);
  if (besides.length > 0) return false;
  if (isDeepStrictEqual(now, [was])) return true;
  if (more.length > 0) return false;
  return key === other
    ? Array.isArray(value) && Array.isArray(now) && isDeepStrictEqual(inOrder(value), inOrder(now))
    : isDeepStrictEqual(value, now);
}

const isPlain = (value: unknown): boolean => value === undefined || typeof value !== "object" || value === null;

const inOrder = (values: readonly unknown[]): readonly string[] => elements(values).map(canonical).sort();
