/** Whole naira for a sentence that has no sign of its own: 3,000. */
export function nairaWords(kobo: number): string {
  return Math.floor(kobo / 100).toLocaleString("en-US");
}
