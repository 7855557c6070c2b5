import { textOf } from "../../engine/expression.ts";
import { join } from "node:path";
import { withBrandWords } from "../../lending/format/brand-words.ts";
import { callBrand } from "./brands.ts";
import { readJsonFiles, type Served } from "./documents.ts";

/** Finds a message: `errors.7` in the language, else in en_US; null where there is none. */
export type FindText = (language: string, key: string, args?: Readonly<Record<string, unknown>>) => string | null;

const FALLBACK = "en_US";

let usual: FindText | undefined;

/** Takes these texts for what the lender writes to whoever does not call, too: a receipt, a notice. */
function asUsual(find: FindText): FindText {
  usual = find;
  return find;
}

/** A text for whoever does not call: a mail has its own language, and the brand of `forBrand`. @throws before any text was loaded */
export const sentText: FindText = (language, key, args) => {
  if (!usual) throw new Error("no text was loaded");
  return usual(language, key, args);
};

/** Loads the texts of `locales/` below `root`; placeholders are `{{name}}`, and `{{brand.…}}` for the brand of the call. */
export function loadTexts(root: string, languages: readonly string[] = ["en_US", "zh_CN"]): FindText {
  const all = new Map(languages.map((language) => [language, textsOf(join(root, "locales", language))]));
  return asUsual(wording((language, key) => all.get(language)?.get(key)));
}

/** The texts of the release that is served now: an edit of one is the lender's with its next call. */
export const publishedTexts = (documents: Served): FindText =>
  asUsual(wording((language, key) => documents.current().texts[language]?.[key]));

const wording =
  (find: (language: string, key: string) => string | undefined): FindText =>
  (language, key, args = {}) => {
    // As on a page, `context` chooses the form that is said, where the text has one for it.
    const form = (asked: string) => find(asked, `${key}_${textOf(args.context)}`) ?? find(asked, key);
    const text = form(language) ?? form(FALLBACK);
    return text === undefined
      ? null
      : withBrandWords(text, callBrand()).replace(/\{\{(\w+)\}\}/g, (_, name: string) => textOf(args[name]));
  };

function textsOf(folder: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { name, document } of readJsonFiles<{ texts: Record<string, string> }>(folder, ".text.json")) {
    for (const [key, text] of Object.entries(document.texts)) texts.set(`${name}.${key}`, text);
  }
  return texts;
}
