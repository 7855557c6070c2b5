import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";

/** The language of a file of texts, and with what its keys begin. */
export function placeOf(file: string): { readonly language: string; readonly id: string } {
  const [, language = "", name = ""] = file.split("/");
  return { language, id: name.replace(/\.text\.json$/, "") };
}

/** What a document of texts says, by name. */
export const textsIn = (document: Document | undefined): Readonly<Record<string, unknown>> =>
  entries(entries(document?.data).texts);

/** Words with an ellipsis in each place that is filled in. */
export const unfilled = (words: string): string => words.replaceAll(/\{\{[^}]*\}\}/g, "…");
