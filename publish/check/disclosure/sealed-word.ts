import type { Path } from "../../documents/position.ts";
import { shortSealOf } from "../records/seal.ts";

/** So many words are tried: whoever waits for a check should not notice. */
const MOST = 60_000;

/** A word that stands where another one was sealed. */
interface SealedWord {
  /** Where it stands within. */
  readonly path: Path;
  readonly found: string;
  readonly right: string;
}

/**
 * The one word of a part that another has to be for the part to be as it was sealed: a seal says of what it was made
 * only to whoever tries it. Undefined where none of the words does it.
 */
export function sealedWord(part: unknown, seal: unknown, words: readonly string[]): SealedWord | undefined {
  let left = MOST;
  for (const { path, found, around } of leavesOf(part)) {
    left -= words.length;
    if (left < 0) return undefined;
    const right = words.find((word) => shortSealOf(around(word)) === seal);
    if (right !== undefined) return { path, found, right };
  }
  return undefined;
}

interface Leaf {
  readonly path: Path;
  readonly found: string;
  /** The whole with another word there. */
  readonly around: (word: string) => unknown;
}

/** The words of a value, where they stand. */
function leavesOf(value: unknown): readonly Leaf[] {
  if (typeof value === "string") return [{ path: [], found: value, around: (word) => word }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner).map(({ path, found, around }) => ({
      path: [Array.isArray(value) ? Number(key) : key, ...path],
      found,
      around: (word: string) =>
        Array.isArray(value) ? value.with(Number(key), around(word)) : { ...value, [key]: around(word) },
    })),
  );
}
