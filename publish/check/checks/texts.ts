import type { Document } from "../../documents/document.ts";
import type { Check, Checking } from "../given/checking.ts";
import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { isUsed, type SourceNames } from "../given/source-names.ts";
import { PathChecker } from "../given/path-checker.ts";
import { brandPathsIn, saidIn, type TextEntry, type TextForm, TextIndex } from "../given/text-index.ts";
import { slideWords, statedSlides } from "../given/slides.ts";
import type { Places, PathScope } from "../walk/places.ts";

/** Texts: there in every language, with the same placeholders, given their arguments, and used (B7). */
export const checkTexts: Check = (given) => {
  const index = new TextIndex(given.project.documents);
  const { source } = given;
  const used = { ...source, keys: new Set(source.keys) };
  // Where no brand has a slide, there is nothing to say of one.
  const slides = statedSlides(given.project).some((list) => list.slides.length > 0);
  const needless = new Set(slides ? [] : slideWords.map((word) => `slides.${word}`));
  for (const document of given.project.documents) {
    for (const text of given.project.places(document).texts) {
      used.keys.add(text.key);
      if (index.has(text.key) || !needless.has(text.key)) checkUse(given, document, text, index);
    }
  }
  for (const { file, line, column, key } of used.spoken) {
    if (index.has(key)) continue;
    const said = messages.textMissing(key, index.languages.join(", "), nearest(key, index.keys()));
    given.fault({ ...said, file, line, column, path: "" });
  }
  checkWords(given, index);
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

/** Words can be seen, and what they say of the brand, every brand has. */
function checkWords({ project, source, report }: Checking, index: TextIndex): void {
  const paths = new PathChecker(project, source);
  for (const key of index.keys())
    for (const { document, forms } of index.of(key))
      for (const { path, words } of forms)
        for (const name of brandPathsIn(words)) {
          const wrong = paths.check(document, name, nowhere);
          if (wrong) report(document, path, wrong);
        }
  for (const document of project.documents) {
    if (document.kind !== "text") continue;
    for (const [name, words] of Object.entries(entries(entries(document.data).texts)))
      if (typeof words === "string" && words !== "" && !visible.test(words))
        report(document, ["texts", name], messages.blankText(words));
  }
}

/** A character that leaves something on the screen. */
const visible = /[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Each language has the forms of the others, context by context, and says the same in each. */
function checkLanguages({ report }: Checking, index: TextIndex): void {
  for (const key of index.keys()) {
    const found = index.of(key);
    const [first] = found;
    if (!first) continue;
    const lacking = index.languages.filter((language) => !found.some((entry) => entry.language === language));
    for (const language of lacking)
      report(first.document, first.path, messages.textInOtherLanguageOnly(key, language), { at: "key" });
    for (const context of new Set(found.flatMap(({ forms }) => forms.map((form) => form.context)))) {
      const written = context === undefined ? key : `${key}_${context}`;
      const [model, ...others] = found.flatMap((entry) => {
        const form = entry.forms.find((one) => one.context === context);
        return form ? [{ ...entry, form }] : [];
      });
      if (!model) continue;
      for (const { language } of found.filter((entry) => !entry.forms.some((form) => form.context === context)))
        report(model.document, model.form.path, messages.textInOtherLanguageOnly(written, language), { at: "key" });
      for (const other of others) checkSame(report, written, model, other);
    }
  }
}

type Spoken = TextEntry & { readonly form: TextForm };

function checkSame(report: Checking["report"], written: string, model: Spoken, other: Spoken): void {
  const [here, wanted] = [other, model].map(({ form }) => new Set(saidIn(form.words)));
  const missing = [...(wanted ?? [])].filter((said) => !here?.has(said));
  const extra = [...(here ?? [])].filter((said) => !wanted?.has(said));
  if (missing.length + extra.length > 0)
    report(
      other.document,
      other.form.path,
      messages.placeholdersDiffer(written, other.language, model.language, missing, extra),
    );
}

function checkUnused({ report }: Checking, index: TextIndex, used: SourceNames): void {
  for (const key of index.keys()) {
    const [first] = index.of(key);
    if (first && !isUsed(used, key)) report(first.document, first.path, messages.textUnused(key), { at: "key" });
  }
}
