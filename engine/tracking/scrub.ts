const longest = 200;

/** What a quoted word must look like to be a name of ours: words of letters joined by dots or dashes. */
const nameOfOurs = /^[a-z]+(?:[.-][A-Za-z]+)+$/;

/**
 * A message without what a person may have typed: addresses lose what follows the path, quoted words that are no names
 * of documents, mail addresses, long words with figures and figures of three digits or more are taken out (R75).
 */
export function scrub(message: string): string {
  return message
    .slice(0, 2 * longest)
    .replace(/data:[^\s"']+/g, "data:…")
    .replace(/[?#][^\s"')]*/g, "?…")
    .replace(/(["'`“])([^"'`”]{0,400})(["'`”]|$)/g, (_, open: string, word: string, close: string) =>
      nameOfOurs.test(word) ? open + word + close : `${open}…${close}`,
    )
    .replace(/[^\s@]+@[^\s@]+/g, "…@…")
    .replace(/[A-Za-z0-9+/_=-]{24,}/g, "…")
    .replace(/\b(?=[A-Za-z0-9]*\d)(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{8,}\b/g, "…")
    .replace(/\d(?:[\s.,-]?\d){2,}/g, "#")
    .slice(0, longest);
}
