/** The candidate that is spelt most like a word, or undefined when none is near: at most a third of it may differ. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  // A word of one or two letters is near to any other; there only the case may differ.
  let least = word.length < 3 ? 1 : Math.floor(word.length / 3) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = candidate.toLowerCase() === word.toLowerCase() ? 0.5 : editDistance(word, candidate);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
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
