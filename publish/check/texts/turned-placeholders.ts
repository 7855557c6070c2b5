import type { Document } from "../../documents/document.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { placeOf, textsIn } from "../given/text-file.ts";
import type { KeptWords } from "../records/kept-words.ts";

/** A text in which two placeholders changed places since its words were kept. */
export interface Turned {
  readonly name: string;
  readonly key: string;
  readonly said: string;
  readonly was: string;
}

/**
 * What is filled in stands where it stood when words were last kept: "Pay {{date}} by {{amount}}" is sound by itself,
 * and says to a borrower what nobody meant. Other words around it are an operator's own.
 */
export const checkTurnedPlaceholders = ofEach(({ words, report }, document) => {
  if (!words || "unreadable" in words) return;
  for (const { name, was, said } of turnedIn(words, document))
    report(document, ["texts", name], messages.placeholdersTurned(was, said));
}, "text");

/** The texts of a document of which two placeholders changed places. */
export function turnedIn(kept: KeptWords, document: Document): readonly Turned[] {
  const { language, id } = placeOf(document.file);
  return Object.entries(textsIn(document)).flatMap(([name, said]): readonly Turned[] => {
    const key = `${id}.${name}`;
    if (typeof said !== "string" || !kept.isOther(language, key, said)) return [];
    const was = withTwoTurned(said).find((one) => !kept.isOther(language, key, one));
    return was === undefined ? [] : [{ name, key, said, was }];
  });
}

/** A text with two of its placeholders in each other's place, for each two. */
function withTwoTurned(said: string): readonly string[] {
  const filled = [...new Set(said.match(/\{\{[^{}]*\}\}/g))];
  return filled.flatMap((one, at) =>
    filled
      .slice(at + 1)
      .map((other) =>
        said.replaceAll(/\{\{[^{}]*\}\}/g, (found) => (found === one ? other : found === other ? one : found)),
      ),
  );
}
