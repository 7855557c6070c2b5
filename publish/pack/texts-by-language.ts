import type { TextTable } from "../../engine/published.ts";
import type { Document } from "../documents/document.ts";
import { saidBy } from "../documents/said-by.ts";

/** All texts of each language by their whole key: the id of the document, a dot, the key in it. */
export function textsByLanguage(documents: readonly Document[]): Readonly<Record<string, TextTable>> {
  const languages: Record<string, Record<string, string>> = {};
  for (const document of documents) {
    if (document.kind !== "text") continue;
    const [, language = ""] = document.file.split("/");
    const { id, texts } = saidBy("text", document);
    const table = (languages[language] ??= {});
    for (const [key, text] of Object.entries(texts)) table[`${id}.${key}`] = text;
  }
  return languages;
}
