/**
 * Which of a list is which of another: as many as possible that are alike, in the order of both.
 * @returns for each of the first its place in the second, undefined where it has none.
 */
export function aligned(some: readonly string[], others: readonly string[]): (number | undefined)[] {
  // By how many are alike from each pair of places on.
  const width = others.length + 1;
  const alike = new Uint32Array((some.length + 1) * width);
  const from = (at: number, other: number): number => alike[at * width + other] ?? 0;
  for (let at = some.length - 1; at >= 0; at--)
    for (let other = others.length - 1; other >= 0; other--)
      alike[at * width + other] =
        some[at] === others[other] ? from(at + 1, other + 1) + 1 : Math.max(from(at + 1, other), from(at, other + 1));
  const found: (number | undefined)[] = [];
  let other = 0;
  for (let at = 0; at < some.length; at++) {
    while (other < others.length && some[at] !== others[other] && from(at, other) === from(at, other + 1)) other++;
    found.push(some[at] === others[other] && other < others.length ? other++ : undefined);
  }
  return found;
}
