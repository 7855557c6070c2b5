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
