import { applyEdits, modify } from "jsonc-parser";
import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";
import { disclosed, sealOfVersion } from "./disclosed.ts";
import { keptWords } from "./locked-words.ts";

/**
 * A disclosure with what it says now as its next version; undefined where its last version says that.
 * @param documents all that there are: the texts are among them.
 * @param why the reason, for whoever reviews it.
 */
export function nextVersion(documents: readonly Document[], document: Document, why: string): string | undefined {
  const list = disclosed(document);
  const words = keptWords(documents, list);
  const seal = sealOfVersion({ ...entries(document.data), words });
  const { version, seal: last } = list.version;
  if (last === seal) return undefined;
  const next = { version: Number(version ?? 0) + 1, why, seal };
  const at = ["versions", elements(entries(document.data).versions).length];
  const formattingOptions = { tabSize: 2, insertSpaces: true };
  const withWords = applyEdits(document.text, modify(document.text, ["words"], words, { formattingOptions }));
  return applyEdits(withWords, modify(withWords, at, next, { formattingOptions }));
}
