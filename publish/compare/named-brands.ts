/** Pairs that are named one by one; of more only how many. */
const NAMED = 4;

/** Pairs in a sentence, of all that there are: `all 9 brands of business 717`. */
export function namedBrands(pairs: readonly string[], all: readonly string[]): string {
  if (pairs.length === all.length && all.length > 1) return `all ${all.length} brands`;
  const group = groupOf(pairs, all);
  if (group !== undefined) return `all ${pairs.length} brands of ${group}`;
  const count = pairs.length === 1 ? "brand" : `${pairs.length} brands:`;
  const more = pairs.length > NAMED ? `, and ${pairs.length - NAMED} more` : "";
  return `${count} ${pairs.slice(0, NAMED).join(", ")}${more}`;
}

/** The business or channel of which these are all the pairs. */
function groupOf(pairs: readonly string[], all: readonly string[]): string | undefined {
  if (pairs.length < 2) return undefined;
  for (const [at, name] of ["business", "channel"].entries()) {
    const code = pairs[0]?.split("-")[at];
    const own = all.filter((pair) => pair.split("-")[at] === code);
    if (own.length === pairs.length && pairs.every((pair) => own.includes(pair))) return `${name} ${code}`;
  }
  return undefined;
}
