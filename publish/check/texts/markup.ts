/** A tag of a page; a link or strong words as Markdown writes them. */
const marks = String.raw`<\/?[a-z][^<>]*>|\[[^[\]]+\]\([^()]*\)|(\*\*|__)(?=\S)(?:(?!\1).)+\1`;

/** The first marks for a page among words, which nothing reads as such: whoever reads the words would read them too. */
export const markupIn = (words: string): string | undefined => new RegExp(marks, "i").exec(words)?.[0];

/** Words without them: what stands in a tag or an address says nothing. */
export const withoutMarkup = (words: string): string => words.replaceAll(new RegExp(marks, "gi"), "");
