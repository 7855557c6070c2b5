import { brandData, brandPairs, pairName } from "../documents/compose-brand.ts";
import { elements, entries } from "../documents/entries.ts";
import { type Json, jsonAt, type JsonObject, objectOf } from "../documents/json.ts";
import { textWords } from "../words/mark-words.ts";
import { languageWords } from "../words/language-words.ts";
import { changesOf } from "./changes.ts";
import { tableWords } from "./document-words.ts";
import type { Spoken } from "./documents-in.ts";
import { namedBrands } from "./named-brands.ts";
import type { Sentence } from "./sentence.ts";
import { textForms } from "./text-forms.ts";

/** Which words of a table of texts are other ones, in which language and for which brands, in sentences. */
export function changedTexts(
  file: string,
  before: Json,
  after: Json,
  documents: readonly Spoken[],
): readonly Sentence[] {
  const [, folder = "", table = ""] = /^locales\/([^/]+)\/(.+)\.text\.json$/.exec(file) ?? [];
  const changes = changesOf(textsIn(before), textsIn(after));
  if (changes.length === 0) return [];
  const reading = readersIn(documents, folder, table, objectOf(textsIn(after)));
  const [of, language] = [tableWords(documents, table), languageWords(folder)];
  return changes.map(({ path, before: was, after: is }) => {
    const what =
      was === undefined
        ? `${of} has a new text, ${quoted(is)}`
        : is === undefined
          ? `The text ${quoted(was)} of ${of} is gone`
          : `The text ${quoted(was)} of ${of} is ${quoted(is)}`;
    const { pairs, whom } = reading(path);
    return { said: `${what}, in ${language}${whom}.`, pairs, of: `${file}: texts.${path}` };
  });
}

const textsIn = (data: Json): Json => objectOf(jsonAt(data, ["texts"]));

const quoted = (words: Json | undefined): string =>
  `"${typeof words === "string" ? textWords(words) : JSON.stringify(words)}"`;

/** The brands that are spoken in a language and read a text of a table there, and the end of a sentence about them. */
function readersIn(documents: readonly Spoken[], language: string, table: string, texts: JsonObject) {
  const all = brandPairs(documents).map((codes) => ({
    pair: pairName(codes),
    brand: brandData(documents, codes.business, codes.channel),
  }));
  const speaking = all.filter(({ brand }) => elements(entries(brand.language).all).includes(language));
  const forms = textForms(documents);
  return (key: string) => {
    const isRead = forms(table, texts, key);
    const pairs = speaking.filter(({ brand }) => isRead(brand)).map(({ pair }) => pair);
    if (pairs.length === 0) return { pairs: undefined, whom: speaking.length > 0 ? "; no brand says it" : "" };
    return {
      pairs,
      whom: `, in ${namedBrands(
        pairs,
        all.map(({ pair }) => pair),
      )}`,
    };
  };
}
