import { applyEdits, modify } from "jsonc-parser";
import { isDeepStrictEqual } from "node:util";
import type { Document } from "../../documents/document.ts";
import { elements, entries, isEntries, valueAt } from "../../documents/entries.ts";
import { canonical } from "../../documents/json.ts";
import type { Path } from "../../documents/position.ts";
import type { Otherwise } from "../behaviour/besides.ts";
import { ownData } from "../behaviour/facts-of.ts";
import { entryBack } from "./entry-back.ts";
import type { Mend } from "./mend.ts";
import { renamedKey, respelt } from "./renamed.ts";

/**
 * A document with what was published of it put back in one place. Undefined where more than one thing is otherwise
 * there: of two mistakes one would be taken back with the other.
 */
export function putBack(document: Document, other: Otherwise): Mend | undefined {
  const { file, text } = document;
  const data = ownData(document);
  if (other.came) return takenOut(document, other, other.came);
  if (other.gone) return entryBack(document, other, other.gone);
  const name = other.renamed ? { path: other.path, ...other.renamed } : other.changed && otherKeyIn(other);
  if (name) return namedBack(document, name);
  if (other.changed && cameIn(data, other.path, other.changed)) return takenOut(document, other, other.path);
  const changed = other.changed && placeOf(data, other.path, other.changed);
  if (!changed) return undefined;
  const { path, value, isGone: isArrayInsertion = false } = changed;
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(text, [...path], value, { formattingOptions, isArrayInsertion });
  const { expected, found } = other;
  const by = { path: other.path, expected, found };
  return { file, text: applyEdits(text, edits), by, ...(isArrayInsertion && { moves: { from: path, by: -1 } }) };
}

/**
 * A document without what came besides: what it does to others goes with it, and what is wrong in it itself is told all
 * the same.
 */
function takenOut(document: Document, { expected, found }: Otherwise, came: Path): Mend | undefined {
  const { file, text } = document;
  const data = ownData(document);
  const path = alone(data, came);
  if (path.length === 0 || valueAt(data, path) === undefined) return undefined;
  const by = { path: came, expected, found, came: true } as const;
  const isElement = typeof path.at(-1) === "number";
  const without = applyEdits(text, modify(text, [...path], undefined, {}));
  return { file, text: without, by, ...(isElement && { moves: { from: path, by: 1 } }) };
}

/** What would be left empty without it goes with it. */
function alone(data: unknown, path: Path): Path {
  const outer = path.slice(0, -1);
  const around = valueAt(data, outer);
  const count = isEntries(around) ? Object.keys(around).length : elements(around).length;
  return outer.length > 0 && count === 1 ? alone(data, outer) : path;
}

/** What is put where; an element that is gone from its list moves those behind it. */
interface Place {
  readonly path: Path;
  readonly value: unknown;
  readonly isGone?: true;
}

const cameIn = (data: unknown, path: Path, { was, is }: NonNullable<Otherwise["changed"]>): boolean =>
  was === undefined && is !== undefined && isDeepStrictEqual(valueAt(data, path), is);

/** A name, and the one that was published of what stands there. */
interface Named {
  readonly path: Path;
  readonly was: string;
  readonly is: string;
}

/** A document in which a key, or an element of a list, is named as it was published. */
function namedBack(document: Document, { path, was, is }: Named): Mend | undefined {
  const { file } = document;
  const own = entries(valueAt(ownData(document), path));
  const element = typeof path.at(-1) === "number" && ["id", "say"].find((key) => own[key] === is);
  const at = element ? [...path, element] : path;
  const text = element ? respelt(document, at, was) : path.at(-1) === is ? renamedKey(document, at, was) : undefined;
  const by = { path: at, expected: JSON.stringify(was), found: JSON.stringify(is), meant: was };
  return text === undefined ? undefined : { file, text, by };
}

/** The one key of an object that says the same under another name. */
function otherKeyIn({ path, changed: { was, is } = { was: undefined, is: undefined } }: Otherwise): Named | undefined {
  if (!isEntries(was) || !isEntries(is)) return undefined;
  const [gone, ...others] = Object.keys(was).filter((key) => !(key in is));
  const [come, ...more] = Object.keys(is).filter((key) => !(key in was));
  if (gone === undefined || come === undefined || others.length + more.length > 0) return undefined;
  const isSame = Object.keys(was).every((key) => isDeepStrictEqual(was[key], is[key === gone ? come : key]));
  return isSame ? { path: [...path, come], was: gone, is: come } : undefined;
}

function placeOf(
  data: unknown,
  path: Path,
  { was, is, at: index }: NonNullable<Otherwise["changed"]>,
): Place | undefined {
  if (index !== undefined)
    return Array.isArray(valueAt(data, path)) ? { path: [...path, index], value: was, isGone: true } : undefined;
  if (is === undefined) return isEntries(was) && isEntries(valueAt(data, path)) ? lost(path, was) : undefined;
  if (!isOne(was, is)) return undefined;
  // An operator is told at its operands.
  const at = [path, path.slice(0, -1)].find((place) => isDeepStrictEqual(valueAt(data, place), is));
  if (!at) return undefined;
  return { path: at, value: was };
}

/** A key that is gone, with what it said. */
function lost(path: Path, was: Readonly<Record<string, unknown>>) {
  const [key, ...more] = Object.keys(was);
  return key === undefined || more.length > 0 ? undefined : { path: [...path, key], value: was[key] };
}

/**
 * Whether one slip makes one of the other: a plain value, nothing in it, another operator, one around it, the same in
 * another order.
 */
function isOne(was: unknown, is: unknown): boolean {
  if (isPlain(is) || isEmpty(is)) return true;
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

/** An object or a list without anything in it, or an operator without operands. */
const isEmpty = (value: unknown): boolean =>
  isEntries(value)
    ? Object.values(value).every((inner, at) => at === 0 && Array.isArray(inner) && inner.length === 0)
    : Array.isArray(value) && value.length === 0;

const isPlain = (value: unknown): boolean => value === undefined || typeof value !== "object" || value === null;

const inOrder = (values: readonly unknown[]): readonly string[] => elements(values).map(canonical).sort();
