import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Checking } from "../given/checking.ts";
import { languagesOf } from "../given/text-index.ts";
import { type Disclosed, sealOfVersion } from "./disclosed.ts";
import { unknownNames } from "./names-of-list.ts";
import { lockedWords } from "./locked-words.ts";
import { oddSeals, otherParts } from "./parts-of-list.ts";

/**
 * The texts are those of the last version, none more and none less, and so is the list itself. Where it was changed by
 * hand, and a text is as it was kept (`locales/kept.words.json`), what the list says of that is told of.
 */
export function checkVersion(given: Pick<Checking, "project" | "report" | "words">, list: Disclosed): void {
  const { project, report } = given;
  const { version, seal } = list.version;
  const isSealed = sealOfVersion(list.document.data) === seal;
  for (const { path, said, at } of isSealed ? oddSeals(list.document.data) : [])
    report(list.document, path, said, { at });
  const odd = isSealed ? [] : Object.keys(list.words).filter((name) => !languagesOf(project).includes(name));
  for (const name of odd)
    report(list.document, ["words", name], messages.unknownProperty(name, nearest(name, languagesOf(project))), {
      at: "key",
    });
  const unknown = isSealed ? [] : unknownNames(given, list);
  for (const { path, said, at } of unknown) report(list.document, path, said, { at });
  let isTold = odd.length + unknown.length > 0;
  const there = new Set<string>();
  const locked = lockedWords(project.listed("text"), list);
  /** Keys of the list's words of a language that no text of it has. */
  const textless = (language: string): readonly string[] =>
    Object.keys(entries(list.words[language])).filter(
      (key) => !locked.some((one) => one.language === language && one.key === key),
    );
  for (const { document, language, key, name, words } of locked) {
    there.add(`${language} ${key}`);
    const kept = entries(list.words[language])[key];
    if (kept === words) continue;
    if (isSealed || !isAsKept(given, language, key, words)) {
      report(document, ["texts", name], messages.otherWords(kept ?? null, words, version));
    } else if (list.words[language] !== undefined) {
      const misspelt = kept === undefined ? nearest(key, textless(language)) : undefined;
      const [at, said] =
        misspelt === undefined
          ? [key, messages.otherWords(words, kept ?? null, version)]
          : [misspelt, messages.unknownProperty(misspelt, key)];
      report(list.document, ["words", language, at], said, { at: misspelt === undefined ? "value" : "key" });
      isTold = true;
    }
  }
  if (isTold) return;
  // Of a list that was changed by hand it is not known what is missing.
  if (!isSealed) return reportUnsealed(given, list);
  for (const [language, kept] of Object.entries(list.words))
    for (const [key, words] of Object.entries(entries(kept))) {
      if (there.has(`${language} ${key}`)) continue;
      const document = project.ofFile(`locales/${language}/${key.split(".")[0]}.text.json`);
      const [at, path] = document
        ? [document, ["texts", key.slice(key.indexOf(".") + 1)]]
        : [list.document, ["words", language, key]];
      report(at, path, messages.otherWords(words, null, version));
    }
}

function reportUnsealed(
  { project, report }: Pick<Checking, "project" | "report">,
  { document, version: { version } }: Disclosed,
): void {
  const words = () => wordsIn([document, ...project.listed("widget"), ...project.listed("entity")]);
  const parts = otherParts(document.data, version, words);
  for (const { path, said, at } of parts) report(document, path, said, { at });
  if (parts.length === 0) report(document, ["versions"], messages.unsealed(version), { at: "key" });
}

/** What stands in quotes in documents, each once. */
const wordsIn = (documents: readonly Document[]): readonly string[] => [
  ...new Set(documents.flatMap(({ text }) => [...text.matchAll(/"([^"\s]{1,60})"/g)].map(([, word = ""]) => word))),
];

/** Whether a text says what it said when that was last kept. */
function isAsKept({ words: kept }: Pick<Checking, "words">, language: string, key: string, words: string): boolean {
  if (!kept || "unreadable" in kept) return false;
  return kept.of(language, key) !== undefined && !kept.isOther(language, key, words);
}
