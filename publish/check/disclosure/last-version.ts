import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Checking } from "../given/checking.ts";
import { type Disclosed, sealOfVersion } from "./disclosed.ts";
import { lockedWords } from "./locked-words.ts";

/** The texts are those of the last version, none more and none less, and so is the list itself. */
export function checkVersion({ project, report }: Pick<Checking, "project" | "report">, list: Disclosed): void {
  const { version, seal } = list.version;
  const there = new Set<string>();
  for (const { document, language, key, name, words } of lockedWords(project.listed("text"), list)) {
    there.add(`${language} ${key}`);
    const kept = entries(list.words[language])[key];
    if (kept !== words) report(document, ["texts", name], messages.otherWords(kept ?? null, words, version));
  }
  // Of a list that was changed by hand it is not known what is missing.
  if (sealOfVersion(list.document.data) !== seal)
    return report(list.document, ["versions"], messages.unsealed(version), { at: "key" });
  for (const [language, kept] of Object.entries(list.words))
    for (const [key, words] of Object.entries(entries(kept))) {
      if (there.has(`${language} ${key}`)) continue;
      const document = project.ofFile(`locales/${language}/${key.split(".")[0]}.text.json`);
      const [at, path] = document ? [document, ["texts"]] : [list.document, ["words", language, key]];
      report(at, path, messages.otherWords(words, null, version));
    }
}
