/** Whether a text has all that is searched for, word by word, in whatever order. */
export const hasWords = (text: string, searched: string): boolean =>
  searched
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
