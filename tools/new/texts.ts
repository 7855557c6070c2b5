import { readFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import type { Asked, Files } from "./kind.ts";
import { writeDocument } from "./write-document.ts";

/** Words to begin with, by key: English, and Chinese, which stands in for no other language. */
export type Words = Readonly<Record<string, { readonly en: string; readonly zh: string }>>;

const inLanguage = (language: string, words: Words) =>
  Object.entries(words).map(([key, said]) => [key, language.startsWith("zh") ? said.zh : said.en] as const);

/** A file of texts in every language. */
export const newTexts = ({ languages }: Asked, id: string, words: Words): Files =>
  Object.fromEntries(
    languages.map((language) => {
      const file = `locales/${language}/${id}.text.json`;
      return [file, writeDocument(file, "text", { id, texts: Object.fromEntries(inLanguage(language, words)) })];
    }),
  );

/** The texts that are there in every language, with some more. */
export const moreTexts = ({ root, languages }: Asked, id: string, words: Words): Files =>
  Object.fromEntries(
    languages.map((language) => {
      const file = `locales/${language}/${id}.text.json`;
      const grown = inLanguage(language, words).reduce(
        (text, [key, said]) =>
          applyEdits(
            text,
            modify(text, ["texts", key], said, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
          ),
        readFileSync(join(root, file), "utf8"),
      );
      return [file, grown];
    }),
  );
