import { type Stretch, stretchesTo } from "./lines.ts";

/**
 * What two people made of one text, in one: each changed other lines of it than the other, or the same ones in the same
 * way. Undefined where both changed a line, or wrote something at the same place.
 */
export function merged(before: string, mine: string, theirs: string): string | undefined {
  const own = stretchesTo(before, mine);
  const others = stretchesTo(before, theirs).filter((change) => !own.some((other) => isSame(change, other)));
  if (others.some((change) => own.some((other) => isAtSamePlace(change, other)))) return undefined;
  let [text, done] = ["", 0];
  for (const { from, to, insert } of [...own, ...others].toSorted((a, b) => a.from - b.from)) {
    text += before.slice(done, from) + insert;
    done = to;
  }
  return text + before.slice(done);
}

const isSame = (a: Stretch, b: Stretch): boolean => a.from === b.from && a.to === b.to && a.insert === b.insert;

/** What only puts lines in is at the place of what ends or begins there: nobody knows which comes first. */
const isAtSamePlace = (a: Stretch, b: Stretch): boolean =>
  a.from === a.to || b.from === b.to ? a.from <= b.to && b.from <= a.to : a.from < b.to && b.from < a.to;
