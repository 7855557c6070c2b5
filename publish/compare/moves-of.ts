/** What became of a list of words in another one. */
export interface Moves {
  readonly came: readonly string[];
  readonly went: readonly string[];
  /** In both, at another place among the others, and by number. */
  readonly moved: readonly string[];
}

/**
 * What leads from one list of words to another, in as few moves as there are without one of a word that is in both at
 * the same place: who reads that it moves from 3rd to 3rd learns nothing.
 */
export function movesOf(before: readonly string[], after: readonly string[]): Moves {
  const kept = before.filter((word, at) => after.indexOf(word) === at);
  const isPassed = (word: string, by: string) =>
    before.indexOf(word) < before.indexOf(by) !== after.indexOf(word) < after.indexOf(by);
  const stayed = longestInOrder(
    before.filter((word) => after.includes(word) && !kept.some((one) => isPassed(one, word))),
    after,
  );
  return {
    came: after.filter((word) => !before.includes(word)),
    went: before.filter((word) => !after.includes(word)),
    moved: after.filter((word) => before.includes(word) && !stayed.has(word)),
  };
}

/** The most words that stand in the same order in both. */
function longestInOrder(words: readonly string[], order: readonly string[]): ReadonlySet<string> {
  let best: readonly string[] = [];
  const ending: (readonly string[])[] = [];
  for (const word of words) {
    const at = order.indexOf(word);
    const before = ending.filter((found) => order.indexOf(found.at(-1) ?? "") < at);
    const longest = before.reduce<readonly string[]>((one, other) => (other.length > one.length ? other : one), []);
    const found = [...longest, word];
    ending.push(found);
    if (found.length > best.length) best = found;
  }
  return new Set(best);
}
