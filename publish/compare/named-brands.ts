/** Pairs that are named one by one; of more only how many. */
const NAMED = 4;

/** Pairs in a sentence, of so many that there are. */
export function namedBrands(pairs: readonly string[], all: number): string {
  if (pairs.length === all && all > 1) return `all ${all} brands`;
  const count = pairs.length === 1 ? "brand" : `${pairs.length} brands:`;
  const more = pairs.length > NAMED ? `, and ${pairs.length - NAMED} more` : "";
  return `${count} ${pairs.slice(0, NAMED).join(", ")}${more}`;
}
