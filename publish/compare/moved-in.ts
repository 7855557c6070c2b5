/** What became of a list of words, in sentences: as few moves as lead from the one order to the other. */
export function movedIn(before: readonly string[], after: readonly string[]): readonly string[] {
  const came = after.filter((word) => !before.includes(word));
  const went = before.filter((word) => !after.includes(word));
  const stayed = longestInOrder(
    before.filter((word) => after.includes(word)),
    after,
  );
  const moved = after.filter((word) => before.includes(word) && !stayed.has(word));
  const place = (list: readonly string[], word: string) => ordinal(list.indexOf(word) + 1);
  const said = [
    ...came.map((word) => `"${word}" comes as ${place(after, word)}`),
    ...went.map((word) => `"${word}" goes; it was ${place(before, word)}`),
    ...moved.map((word) => `"${word}" moves from ${place(before, word)} to ${place(after, word)}`),
  ];
  // A word that stands there more often than before.
  return said.length > 0 ? said : [`is ${after.join(", ")}; was ${before.join(", ")}`];
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

function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}
