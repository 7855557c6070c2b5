import { isDeepStrictEqual } from "node:util";
import { isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";

/** The one place in which something is otherwise than it was; undefined for what is not there. */
export interface Differing {
  readonly path: Path;
  readonly was: unknown;
  readonly is: unknown;
  /** Which element of the list it was that is gone from it. */
  readonly at?: number;
}

/** The deepest place that holds all in which two values differ. */
export function differing(was: unknown, is: unknown, path: Path = []): Differing {
  if (Array.isArray(was) && Array.isArray(is)) return differingLists(was, is, path);
  if (!isEntries(was) || !isEntries(is)) return { path, was, is };
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => !isDeepStrictEqual(was[key], is[key]),
  );
  const [key] = keys;
  if (key === undefined || keys.length > 1) return { path, was, is };
  if (!(key in was)) return { path: [...path, key], was: undefined, is: is[key] };
  if (!(key in is)) return { path, was: { [key]: was[key] }, is: undefined };
  const inner = differing(was[key], is[key], [...path, key]);
  // Operands alone say little: what they are operands of is said with them.
  const whole = inner.path.length === path.length + 1 && Array.isArray(inner.was) && Array.isArray(inner.is);
  return whole ? { path: inner.path, was, is } : inner;
}

function differingLists(was: readonly unknown[], is: readonly unknown[], path: Path): Differing {
  const least = Math.min(was.length, is.length);
  let before = 0;
  while (before < least && isDeepStrictEqual(was[before], is[before])) before++;
  let after = 0;
  while (after < least - before && isDeepStrictEqual(was.at(-1 - after), is.at(-1 - after))) after++;
  const [lost, come] = [was.slice(before, was.length - after), is.slice(before, is.length - after)];
  if (lost.length === 1 && come.length === 1) return differing(lost[0], come[0], [...path, before]);
  if (lost.length === 0 && come.length === 1) return { path: [...path, before], was: undefined, is: come[0] };
  if (lost.length === 1 && come.length === 0) return { path, was: lost[0], is: undefined, at: before };
  return { path, was, is };
}
