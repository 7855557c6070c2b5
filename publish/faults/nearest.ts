/**
 * The candidate that is spelt most like a word, or undefined when none is near: at most a third of it may differ. What
 * two addresses share at their ends (`/assets/`, `.svg`, `.example.com`) makes them no nearer.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const head = word.slice(0, word.lastIndexOf(".") + 1);
  return nearestOf(word, all) ?? (word.length === head.length + 2 ? nearestOfTwo(word, head, all) : undefined);
}

/**
 * The same of a list that is known whole: also the one word that begins with this, or the longest with which this begins
 * (`warn`, `goto`).
 */
export function nearestOfList(word: string, list: readonly string[]): string | undefined {
  const near = nearest(word, list);
  if (near !== undefined || word.length < 2) return near;
  const own = word.toLowerCase();
  const longer = list.filter((one) => one.toLowerCase().startsWith(own));
  if (longer.length > 0) return longer.length === 1 ? longer[0] : undefined;
  const within = list.filter((one) => one.length > 1 && own.startsWith(one.toLowerCase()));
  return within.toSorted((one, other) => other.length - one.length)[0];
}

/**
 * Of two letters, alone or at the end of a path, the same in the other order; else what lacks or has one more, or
 * another one, where there is no other such.
 */
function nearestOfTwo(word: string, head: string, candidates: readonly string[]): string | undefined {
  const near = candidates.filter(
    (candidate) =>
      candidate.startsWith(head) && candidate.length > head.length + 1 && editDistance(word, candidate) === 1,
  );
  const turned = near.find((candidate) => candidate === `${head}${word.at(-1)}${word.at(-2)}`);
  return turned ?? (near.length === 1 ? near[0] : undefined);
}

function nearestOf(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const [own, other] = apart(word, candidate);
    // A word of one or two letters is near to any other; there only the case may differ.
    const limit = Math.min(least, own.length < 3 ? 1 : Math.floor(own.length / 3) + 1);
    if (Math.abs(other.length - own.length) >= limit) continue;
    const distance = distanceOf(own, other);
    if (distance < limit) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** How far a word is from another; what only sounds the same is as near as one other letter. */
function distanceOf(own: string, other: string): number {
  if (other.toLowerCase() === own.toLowerCase()) return 0.5;
  const distance = editDistance(own, other);
  return distance > 1 && own.length > 2 && soundOf(own) === soundOf(other) ? 1 : distance;
}

/** A word as it is heard: `fone`, `phone`. */
const soundOf = (word: string): string =>
  word.toLowerCase().replaceAll("ph", "f").replaceAll("ck", "k").replaceAll(/(.)\1/g, "$1");

/** Two texts without the whole parts, between slashes and dots, with which both begin and end. */
function apart(word: string, candidate: string): readonly [string, string] {
  const [own, other] = [word, candidate].map((text) => text.split(/(?<=[/.])|(?=[/.])/));
  if (!own || !other) return [word, candidate];
  const most = Math.min(own.length, other.length) - 1;
  let start = 0;
  while (start < most && own[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && own.at(-1 - end) === other.at(-1 - end)) end++;
  const rest = (parts: readonly string[]) => parts.slice(start, parts.length - end).join("");
  return [rest(own), rest(other)];
}

/** Letters to insert, remove, replace or swap with their neighbour (optimal string alignment). */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    before = above;
    above = current;
  }
  return above[to.length] ?? 0;
}
