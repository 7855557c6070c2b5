/** How much of what two values say is the same, up to 1. */
export function likeness(one: unknown, other: unknown): number {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const left = [...others];
  const shared = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return words.length + others.length === 0 ? 1 : (2 * shared.length) / (words.length + others.length);
}

const wordsIn = (value: unknown): readonly string[] => (JSON.stringify(value) ?? "").match(/[\w.-]+/g) ?? [];
