import type { TextTable } from "../../engine/published.ts";
import type { Document } from "../documents/document.ts";

/** What a document of texts says. */
interface TextFile {
  readonly id: string;
  readonly texts: TextTable;
}

/** All texts of each language by their whole key: the id of the document, a dot, the key in it. */
export function textsByLanguage(documents: readonly Document[]): Readonly<Record<string, TextTable>> {
  const languages: Record<string, Record<string, string>> = {};
  for (const { kind, file, data } of documents) {
    if (kind !== "text") continue;
    const [, language = ""] = file.split("/");
    // The kind of a document says its type: its schema was checked.
    const { id, texts } = data as TextFile;
    const table = (languages[language] ??= {});
    for (const [key, text] of Object.entries(texts)) table[`${id}.${key}`] = text;
  }
  return languages;
}
