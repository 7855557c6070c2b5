import type { Change } from "../compare/changes.ts";
import { movedIn } from "../compare/moved-in.ts";
import type { Json } from "../documents/json.ts";
import type { Term } from "./brand-terms.ts";
import { keyWords } from "../words/key-words.ts";
import { plainLines } from "./plain-lines.ts";
import { valueWords } from "./value-words.ts";

/** What became of a value, in words of the business: `off, was on`. */
export function changeWords({ path, before, after }: Change, { path: whole, takes }: Term): readonly string[] {
  if (isWords(before) && isWords(after)) return movedIn(before, after, keyWords);
  const words = (value: Json) => {
    if (takes.is !== "other" && path === whole) return valueWords(value, takes);
    return plainLines(value).join("; ") || "nothing";
  };
  const within = path === whole ? "" : `${path.slice(whole.length).replace(/^\./, "")}: `;
  if (after === undefined || after === null) return [`${within}no longer said here; was ${words(before ?? null)}`];
  return [`${within}${words(after)}${before === undefined || before === null ? "" : `, was ${words(before)}`}`];
}

const isWords = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === "string");
