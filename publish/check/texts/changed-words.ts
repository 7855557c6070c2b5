import type { Document } from "../../documents/document.ts";
import type { Checking } from "../given/checking.ts";
import { placeOf, textsIn } from "../given/text-file.ts";

/**
 * Whether a text says something else than when words were last kept: of two that should be alike, it is the one that
 * was edited.
 */
export function isChanged(words: Checking["words"], document: Document, name: string): boolean {
  if (!words || "unreadable" in words) return false;
  const { language, id } = placeOf(document.file);
  return words.isOther(language, `${id}.${name}`, String(textsIn(document)[name]));
}
