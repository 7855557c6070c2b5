import type { Document } from "../../documents/document.ts";
import type { Check, Checking } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { isUsed, type SourceNames } from "../given/source-names.ts";
import { PathChecker } from "../given/path-checker.ts";
import { brandPathsIn, placeholders, TextIndex } from "../given/text-index.ts";
import type { Places, PathScope } from "../walk/places.ts";

/** Texts: there in every language, with the same placeholders, given their arguments, and used (B7). */
export const checkTexts: Check = (given) => {
  const index = new TextIndex(given.project.documents);
  const { source } = given;
  const used = { ...source, keys: new Set(source.keys) };
  for (const document of given.project.documents) {
    for (const text of given.project.places(document).texts) {
      used.keys.add(text.key);
      checkUse(given, document, text, index);
    }
  }
  for (const { file, line, column, key } of used.spoken) {
    if (index.has(key)) continue;
    const said = messages.textMissing(key, index.languages.join(", "), nearest(key, index.keys()));
    given.fault({ ...said, file, line, column, path: "" });
  }
  checkBrandWords(given, index);
  checkLanguages(given, index);
  checkUnused(given, index, used);
};

/** A text stands nowhere in particular. */
const nowhere: PathScope = { item: undefined, result: undefined, event: undefined };

function checkUse(
  { report }: Checking,
  document: Document,
  { key, args = {}, path }: Places["texts"][number],
  index: TextIndex,
): void {
  if (!index.has(key)) {
    report(document, path, messages.textMissing(key, index.languages.join(", "), nearest(key, index.keys())));
    return;
  }
  const wanted = index.placeholders(key);
  const argsPath = [...path.slice(0, -1), "args"];
  for (const name of wanted) if (!Object.hasOwn(args, name)) report(document, path, messages.argMissing(key, name));
  for (const name of Object.keys(args))
    if (!wanted.has(name) && !(name === "count" && index.isPlural(key)))
      report(document, [...argsPath, name], messages.argUnknown(key, nearest(name, wanted)), { at: "key" });
}

/** What a text says of the brand, every brand has; and each language says the same of it. */
function checkBrandWords({ project, source, report }: Checking, index: TextIndex): void {
  const paths = new PathChecker(project, source);
  for (const key of index.keys()) {
    const found = index.of(key).map((entry) => ({ ...entry, said: brandPathsIn(entry.words) }));
    for (const { document, path, said } of found) {
      for (const name of said) {
        const wrong = paths.check(document, name, nowhere);
        if (wrong) report(document, path, wrong);
      }
      const [here, wanted] = [said, found[0]?.said ?? []].map((all) => [...new Set(all)].sort());
      if (here && wanted && here.join() !== wanted.join())
        report(document, path, messages.placeholdersDiffer(here, wanted, found[0]?.language ?? ""));
    }
  }
}

function checkLanguages({ report }: Checking, index: TextIndex): void {
  for (const key of index.keys()) {
    const found = index.of(key);
    const [first] = found;
    if (!first) continue;
    for (const language of index.languages) {
      const there = found.find((entry) => entry.language === language);
      if (!there) {
        report(first.document, first.path, messages.textInOtherLanguageOnly(key, language), { at: "key" });
        continue;
      }
      for (const context of first.contexts.filter((name) => !there.contexts.includes(name)))
        report(first.document, first.path, messages.textInOtherLanguageOnly(`${key}_${context}`, language), {
          at: "key",
        });
      const here = [...placeholders(there.words)].sort();
      const wanted = [...placeholders(first.words)].sort();
      if (here.join() !== wanted.join())
        report(there.document, there.path, messages.placeholdersDiffer(here, wanted, first.language));
    }
  }
}

function checkUnused({ report }: Checking, index: TextIndex, used: SourceNames): void {
  for (const key of index.keys()) {
    const [first] = index.of(key);
    if (first && !isUsed(used, key)) report(first.document, first.path, messages.textUnused(key), { at: "key" });
  }
}
