/** Whether a text has all that is searched for, word by word, in whatever order; codes as their names have them or as their cards do, `716 / 104`. */
export const hasWords = (text: string, searched: string): boolean =>
  searched
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*\/\s*/g, "-")
    .trim()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
