/** What stands for a bank in its mark: the first letters of its first two words, or the first two of its only one. */
export function initialsOf(name: string): string {
  const [first = "", second = ""] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = second ? `${[...first][0] ?? ""}${[...second][0] ?? ""}` : [...first].slice(0, 2).join("");
  return letters.toUpperCase();
}

/** A hue of its own for each name, between green and pink: red and amber say something about money. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return 150 + (sum % 180);
}
