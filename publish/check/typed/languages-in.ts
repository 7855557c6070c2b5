import type { KnownDocuments } from "./asked.ts";

/** The languages that there are texts of. */
export const languagesIn = (documents: KnownDocuments): readonly string[] =>
  [...new Set([...documents.ofKind("text").keys()].map((file) => file.split("/")[1] ?? ""))].sort();
