import type { TextTable } from "../../engine/index.ts";

/** The engine's own words, and those inside widgets, are needed whatever the screen. */
const always = ["engine.", "widgets."];

/** The part of a language's texts that some documents name. */
export function textsNeeded(texts: TextTable, documents: readonly unknown[]): TextTable {
  const named = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") named.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  documents.forEach(visit);
  const plain = (key: string) => key.replace(/_(one|other|zero|two|few|many)$/, "");
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => named.has(plain(key)) || always.some((prefix) => key.startsWith(prefix))),
  );
}
