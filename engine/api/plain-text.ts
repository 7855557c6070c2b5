/** Marks that turn the direction of all that follows: with one a name could rewrite the sentence it stands in (R27). */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text without marks of direction. */
export const withoutTurns = (text: string): string => text.replace(turns, "");

/** A value as it came, its texts without marks of direction; letters of every script stay as they are. */
export function plainText(value: unknown): unknown {
  if (typeof value === "string") return withoutTurns(value);
  if (Array.isArray(value)) return value.map(plainText);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainText(inner)]));
}
