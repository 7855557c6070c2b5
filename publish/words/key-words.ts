/** A key as words: `dueTime` is "Due time", `my-money` "My money". */
export function keyWords(key: string): string {
  const words = nameWords(key);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same within a sentence: `linkUrl` is "link url". */
export const nameWords = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
