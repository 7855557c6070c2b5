import type { Document } from "../documents/document.ts";
import { entries } from "../documents/entries.ts";
import { offsetOf, positionAt } from "../documents/position.ts";

/** Words that show, and where they are written. */
export interface SaidText {
  readonly key: string;
  readonly words: string;
  readonly file: string;
  readonly line: number;
}

/** A text in a language, in its form that says what somebody sees there, else in its first. */
export function saidText(documents: readonly Document[], key: string, language: string, seen: string): SaidText[] {
  const [name = "", ...rest] = key.split(".");
  const document = documents.find(({ file }) => file === `locales/${language}/${name}.text.json`);
  if (!document) return [];
  const own = rest.join(".");
  const forms = Object.entries(entries(entries(document.data).texts)).flatMap(([form, words]) =>
    typeof words === "string" && (form === own || form.startsWith(`${own}_`)) ? [{ form, words }] : [],
  );
  const found = forms.find(({ words }) => isSeen(words, seen)) ?? forms[0];
  if (!found) return [];
  const { line } = positionAt(document.text, offsetOf(document.tree, ["texts", found.form], "key"));
  return [{ key: `${name}.${found.form}`, words: found.words, file: document.file, line }];
}

/** Whether words, filled in somehow, are all that is seen. */
export function isSeen(words: string, seen: string): boolean {
  const parts = spaced(words)
    .toLowerCase()
    .split(/\{\{[^}]*\}\}/);
  let rest = spaced(seen).toLowerCase();
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if (rest === "" || !rest.startsWith(first) || !rest.endsWith(last)) return false;
  if (parts.length === 1) return rest === first;
  for (const part of parts) {
    const at = rest.indexOf(part);
    if (at < 0) return false;
    rest = rest.slice(at + part.length);
  }
  return true;
}

const spaced = (words: string): string => words.replaceAll(/\s+/g, " ").trim();
