/**
 * What to write in the place of a word that is marked, where the checker's message has the nearest right spelling.
 * @param word as it is written, with its quotation marks
 */
export function mendOf(message: string, word: string): string | undefined {
  const nearest = /did you mean "([^"]+)"\?/.exec(message)?.[1];
  return nearest !== undefined && word.startsWith('"') ? JSON.stringify(nearest) : undefined;
}
