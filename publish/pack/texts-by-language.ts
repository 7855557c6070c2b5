import type { TextTable } from "../../engine/published.ts";
import type { Document } from "../documents/document.ts";
import { saidBy } from "../documents/said-by.ts";
import { remembered } from "./remembered.ts";

/** All texts of each language by their whole key: the id of the document, a dot, the key in it. */
export const textsByLanguage = (documents: readonly Document[]): Readonly<Record<string, TextTable>> =>
  byLanguage(documents.filter(({ kind }) => kind === "text"));

const byLanguage = remembered((all: readonly Document[]) => {
  const languages: Record<string, Record<string, string>> = {};
  for (const document of all) {
    const [, language = ""] = document.file.split("/");
    const { id, texts } = saidBy("text", document);
    const table = (languages[language] ??= {});
    for (const [key, text] of Object.entries(texts)) table[`${id}.${key}`] = text;
  }
  return languages;
});
