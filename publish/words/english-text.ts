import type { Document } from "../documents/document.ts";
import { entries } from "../documents/entries.ts";

/** The English words of a text by its key; undefined where there is none. */
export function englishText(documents: readonly Pick<Document, "file" | "data">[], key: string): string | undefined {
  const [file = "", ...rest] = key.split(".");
  const table = documents.find((document) => document.file === `locales/en_US/${file}.text.json`)?.data;
  const words = entries(entries(table).texts)[rest.join(".")];
  return typeof words === "string" ? words : undefined;
}
