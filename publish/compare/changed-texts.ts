import { brandData, brandPairs, pairName } from "../documents/compose-brand.ts";
import { elements, entries } from "../documents/entries.ts";
import { type Json, jsonAt, objectOf } from "../documents/json.ts";
import { keyWords } from "../words/key-words.ts";
import { languageWords } from "../words/language-words.ts";
import { changesOf } from "./changes.ts";
import type { Spoken } from "./documents-in.ts";
import { namedBrands } from "./named-brands.ts";
import type { Sentence } from "./sentence.ts";

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
  const { pairs, whom } = speaking(documents, folder);
  const [of, language] = [keyWords(table), languageWords(folder)];
  return changes.map(({ path, before: was, after: is }) => {
    const what =
      was === undefined
        ? `${of} has new words, ${quoted(is)}`
        : is === undefined
          ? `The words ${quoted(was)} of ${of} are gone`
          : `The words ${quoted(was)} of ${of} are ${quoted(is)}`;
    return { said: `${what}, in ${language}${whom}.`, pairs, of: `${file}: texts.${path}` };
  });
}

const textsIn = (data: Json): Json => objectOf(jsonAt(data, ["texts"]));

const quoted = (words: Json | undefined): string => `"${typeof words === "string" ? words : JSON.stringify(words)}"`;

/** The brands that are spoken in a language, and the end of a sentence about them. */
function speaking(documents: readonly Spoken[], language: string) {
  const all = brandPairs(documents);
  const pairs = all
    .filter(({ business, channel }) =>
      elements(entries(brandData(documents, business, channel).language).all).includes(language),
    )
    .map(pairName);
  return {
    pairs: pairs.length > 0 ? pairs : undefined,
    whom: pairs.length > 0 ? `, in ${namedBrands(pairs, all.map(pairName))}` : "",
  };
}
