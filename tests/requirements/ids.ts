/** Any letter, so that a letter that no page defines stands out; `H5` is a word of docs/product/README.md, the web. */
const id = "(?!H5\\b)[A-Z][1-9]\\d?";
/** A word of its own: neither part of a name, an address or a longer code (`E412`, `A01`, `R16b`). */
const word = new RegExp(`(?<![\\w#/.$])${id}(?![\\w/])`, "g");
const leading = new RegExp(`^${id}(?:[ ,]+${id})*(?=[ :,]|$)`);

/** Every id in a text, with where it begins. */
export const idsIn = (text: string): readonly { readonly id: string; readonly at: number }[] =>
  [...text.matchAll(word)].map((match) => ({ id: match[0], at: match.index }));

/** The ids that a test's title begins with: `"R35 R36 a read …"` has two, `"asks R35"` none. */
export const leadingIds = (title: string): readonly string[] => leading.exec(title)?.[0].split(/[ ,]+/) ?? [];
