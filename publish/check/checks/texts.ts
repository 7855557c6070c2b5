import type { Document } from "../../documents/document.ts";
import type { Check, Checking } from "../given/checking.ts";
import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Path } from "../../documents/position.ts";
import { schemedValues } from "../given/brand-schema.ts";
import { isUsed, type SourceNames } from "../given/source-names.ts";
import { PathChecker } from "../given/path-checker.ts";
import { saidIn, type TextEntry, type TextForm, type TextIndex, textIndexOf } from "../given/text-index.ts";
import { slideWords, statedSlides } from "../given/slides.ts";
import { noScope, type Places } from "../walk/places.ts";

/** Texts: there in every language, with the same placeholders, given their arguments, and used (B7). */
export const checkTexts: Check = (given) => {
  const index = given.project.whole(textIndexOf);
  const { source } = given;
  const used = { ...source, keys: new Set(source.keys) };
  // Where no brand has a slide, there is nothing to say of one.
  const any = statedSlides(given.project).some((list) => list.slides.length > 0);
  for (const document of given.project.documents) {
    for (const text of given.project.places(document).texts) {
      used.keys.add(text.key);
      if (any || !slideKeys.includes(text.key)) checkUse(given, document, text, index);
    }
  }
  for (const { file, line, column, key } of used.spoken) {
    if (index.has(key)) continue;
    const said = messages.textMissing(key, index.languages.join(", "), nearest(key, index.keys()));
    given.fault({ ...said, file, line, column, path: "" });
  }
  checkLanguages(given, index, checkWords(given));
  checkUnused(given, index, used);
};

/** The texts of which each slide has a form. */
const slideKeys = slideWords.map((word) => `slides.${word}`);

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
  // A slide is given nothing but its id: what else it asks for is a fault of its words.
  const given = (name: string) => Object.hasOwn(args, name) || (slideKeys.includes(key) && name !== "context");
  for (const name of wanted) if (!given(name)) report(document, path, messages.argMissing(key, name));
  for (const name of Object.keys(args))
    if (!wanted.has(name) && !(name === "count" && index.isPlural(key)))
      report(document, [...argsPath, name], messages.argUnknown(key, name, nearest(name, wanted)), { at: "key" });
}

/** Words can be seen, and what they say of the brand, every brand has, written as what it is. Comes to the texts that are wrong. */
function checkWords({ project, source, schemas, report }: Checking): ReadonlySet<string> {
  const paths = new PathChecker(project, source);
  const units = new Map(
    schemedValues(project, schemas).map(({ path, says }) => [`brand.${path.join(".")}`, says.unit]),
  );
  const wrong = new Set<string>();
  for (const document of project.documents) {
    if (document.kind !== "text") continue;
    for (const [key, words] of Object.entries(entries(entries(document.data).texts))) {
      if (typeof words !== "string" || words === "") continue;
      const path = ["texts", key];
      const slide = slideWords.some(
        (word) => document.file.endsWith("/slides.text.json") && key.startsWith(`${word}_`),
      );
      const faults = visible.test(words) ? [] : [messages.blankText(words)];
      for (const said of saidIn(words)) {
        const [name = "", ...form] = said.split(", ");
        const unit = units.get(name);
        const wanted = typeof unit === "string" ? (forms[unit] ?? "") : "";
        if (!name.startsWith("brand.")) {
          if (slide) faults.push(messages.slideGiven(said));
          continue;
        }
        const unknown = paths.check(document, name, noScope);
        if (unknown) faults.push(unknown);
        else if (form.join(", ") !== wanted)
          faults.push(messages.formDiffers(said, wanted === "" ? name : `${name}, ${wanted}`));
      }
      for (const fault of faults) report(document, path, fault);
      if (faults.length > 0) wrong.add(placeOf(document, path));
    }
  }
  return wrong;
}

/** How a figure is written that is counted in these. */
const forms: Readonly<Record<string, string>> = { kobo: "money", share: "percent" };

const placeOf = ({ file }: Document, path: Path): string => [file, ...path].join(" ");

/** A character that leaves something on the screen. */
const visible = /[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Keys that one language has and another lacks: one of them may be another's, misspelt. */
const onlyIn = (index: TextIndex, language: string, lacking: string): readonly string[] =>
  [...index.keys()].filter((key) => {
    const spoken = index.of(key).map((entry) => entry.language);
    return spoken.includes(language) && !spoken.includes(lacking);
  });

/** Each language has the forms of the others, context by context, and says the same in each. */
function checkLanguages({ report }: Checking, index: TextIndex, wrong: ReadonlySet<string>): void {
  for (const key of index.keys()) {
    const found = index.of(key);
    const [first] = found;
    if (!first) continue;
    const lacking = index.languages.filter((language) => !found.some((entry) => entry.language === language));
    for (const language of lacking) {
      const near = nearest(key, onlyIn(index, language, first.language));
      report(first.document, first.path, messages.textInOtherLanguageOnly(key, language, near), { at: "key" });
    }
    for (const context of new Set(found.flatMap(({ forms }) => forms.map((form) => form.context)))) {
      const written = context === undefined ? key : `${key}_${context}`;
      const [model, ...others] = found.flatMap((entry) => {
        const form = entry.forms.find((one) => one.context === context);
        return form ? [{ ...entry, form }] : [];
      });
      if (!model) continue;
      for (const { language } of found.filter((entry) => !entry.forms.some((form) => form.context === context)))
        report(model.document, model.form.path, messages.textInOtherLanguageOnly(written, language), { at: "key" });
      // What is wrong by itself need not be told again by comparing it.
      const sound = ({ document, form }: Spoken) => !wrong.has(placeOf(document, form.path));
      for (const other of others) if (sound(model) && sound(other)) checkSame(report, written, model, other);
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
