import type { Document } from "../../documents/document.ts";
import { valueAt } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Said } from "../../faults/say.ts";
import { schemedValues } from "../given/brand-schema.ts";
import { type Check, type Checking, ofEach } from "../given/checking.ts";
import { PathChecker } from "../given/path-checker.ts";
import type { Project } from "../given/project.ts";
import { slideWords, statedSlides } from "../given/slides.ts";
import { isUsed } from "../given/source-names.ts";
import { placeOf, textsIn } from "../given/text-file.ts";
import {
  languagesOf,
  saidIn,
  type TextEntry,
  type TextForm,
  type TextIndex,
  textIndexOf,
  textsBeside,
} from "../given/text-index.ts";
import { isChanged } from "./changed-words.ts";
import { grouped } from "../memo/grouped.ts";
import { noScope, type Places } from "../walk/places.ts";

/** Texts: there in every language, with the same placeholders, given their arguments, and used (B7). */
export const checkTexts = ofEach((given, document) => {
  const { project } = given;
  // Where no brand has a slide, there is nothing to say of one.
  for (const text of project.places(document).texts)
    if (!slideKeys.includes(text.key) || project.whole(hasSlides)) checkUse(given, document, text);
  if (document.kind !== "text") return;
  for (const [name, words] of Object.entries(textsIn(document)))
    for (const said of wrongIn(given, document, name, words)) given.report(document, ["texts", name], said);
  checkLanguages(given, document);
});

/** Keys that code hands to `text("…")`. */
export const checkSpoken: Check = ({ project, source, fault }) => {
  for (const { file, line, column, key } of source.spoken)
    if (!textsBeside(project, key).has(key)) fault({ ...missing(project, key), file, line, column, path: "" });
};

const missing = (project: Project, key: string): Said =>
  messages.textMissing(key, languagesOf(project).join(", "), nearest(key, project.whole(textIndexOf).keys()));

const hasSlides = (project: Project): boolean => statedSlides(project).some(({ slides }) => slides.length > 0);

/** The texts of which each slide has a form. */
const slideKeys = slideWords.map((word) => `slides.${word}`);

function checkUse(
  { project, report }: Checking,
  document: Document,
  { key, args = {}, path }: Places["texts"][number],
): void {
  const index = textsBeside(project, key);
  if (!index.has(key)) return report(document, path, missing(project, key));
  // What languages do not say alike is told of them: what it is given need not fit one of them as well.
  if (!index.isAlike(key)) return;
  const wanted = index.placeholders(key);
  const argsPath = [...path.slice(0, -1), "args"];
  // A slide is given nothing but its id: what else it asks for is a fault of its words.
  const given = (name: string) => Object.hasOwn(args, name) || (slideKeys.includes(key) && name !== "context");
  for (const name of wanted) if (!given(name)) report(document, path, messages.argMissing(key, name));
  for (const name of Object.keys(args))
    if (!wanted.has(name) && !(name === "count" && index.isPlural(key)))
      report(document, [...argsPath, name], messages.argUnknown(key, name, nearest(name, wanted)), { at: "key" });
}

/**
 * What is wrong with the words of a text by themselves: they can be seen, and what they say of the brand, every brand
 * has, written as what it is.
 */
function wrongIn(given: Checking, document: Document, name: string, words: unknown): readonly Said[] {
  if (typeof words !== "string" || words === "") return [];
  const faults = visible.test(words) ? [] : [messages.blankText(words)];
  const slide = document.file.endsWith("/slides.text.json") && slideWords.some((word) => name.startsWith(`${word}_`));
  for (const said of saidIn(words)) {
    const [path = "", ...form] = said.split(", ");
    if (!path.startsWith("brand.")) {
      if (slide) faults.push(messages.slideGiven(said));
      continue;
    }
    const unit = given.project.whole(unitsIn).get(path);
    const wanted = typeof unit === "string" ? (forms[unit] ?? "") : "";
    const unknown = new PathChecker(given.project, given.source).check(document, path, noScope);
    if (unknown) faults.push(unknown);
    else if (form.join(", ") !== wanted)
      faults.push(messages.formDiffers(said, wanted === "" ? path : `${path}, ${wanted}`));
  }
  return faults;
}

/** What the values of brands are counted in, by their paths. */
const unitsIn = (project: Project): ReadonlyMap<string, unknown> =>
  new Map(schemedValues(project).map(({ path, says }) => [`brand.${path.join(".")}`, says.unit]));

/** How a figure is written that is counted in these. */
const forms: Readonly<Record<string, string>> = { kobo: "money", share: "percent" };

/** A character that leaves something on the screen. */
const visible = /(?![\u115f\u1160\u2800\u3164\uffa0\ufffc])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Keys that one language has and another lacks: one of them may be another's, misspelt. */
const onlyIn = (index: TextIndex, language: string, lacking: string): readonly string[] =>
  [...index.keys()].filter((key) => {
    const spoken = index.of(key).map((entry) => entry.language);
    return spoken.includes(language) && !spoken.includes(lacking);
  });

/**
 * Each text that stands in this document first is used, has the forms of the other languages, context by context, and
 * says the same in each.
 */
function checkLanguages(given: Checking, document: Document): void {
  const { project, report } = given;
  const { id } = placeOf(document.file);
  const index = textsBeside(project, id);
  const named = new Set(project.about(id, namedOfFile));
  for (const key of index.keys()) {
    const found = index.of(key);
    const [first] = found;
    if (first?.document !== document) continue;
    if (!named.has(key) && !isUsed(given.source, key))
      report(document, first.path, messages.textUnused(key), { at: "key" });
    const all = project.whole(textIndexOf);
    for (const language of languagesOf(project)) {
      if (found.some((entry) => entry.language === language)) continue;
      const near =
        nearest(key, onlyIn(all, language, first.language)) ??
        nearest(writtenAlone(key, first), formsOnlyIn(all, language, first.language));
      tellLacking(given, { ...first, written: key, path: first.path }, language, near);
    }
    for (const context of new Set(found.flatMap(({ forms }) => forms.map((form) => form.context)))) {
      const written = writtenIn(key, context);
      const [model, ...others] = found.flatMap((entry) => {
        const form = entry.forms.find((one) => one.context === context);
        return form ? [{ ...entry, form }] : [];
      });
      if (!model) continue;
      for (const { language, forms } of found.filter(
        (entry) => !entry.forms.some((form) => form.context === context),
      )) {
        const known = found.find((entry) => entry.language === model.language)?.forms ?? [];
        const near = nearest(written, [
          ...contextsWithout(key, forms, known),
          ...onlyIn(all, language, model.language),
        ]);
        tellLacking(given, { ...model, written, path: model.form.path }, language, near);
      }
      for (const other of others) checkSame(given, written, model, other);
    }
  }
}

/** A text that a language lacks, as another one has it. */
interface Lacking extends Pick<TextEntry, "language" | "document" | "path"> {
  readonly written: string;
}

/**
 * Tells of a text that a language lacks: in its own file where it was kept there, and so was taken out; else where the
 * other one has it, for it came there, or is misspelt.
 */
function tellLacking(
  { project, words, report }: Checking,
  { written, language: other, document, path }: Lacking,
  language: string,
  near: string | undefined,
): void {
  const name = String(path.at(-1));
  const own = project.ofFile(document.file.replace(`/${other}/`, `/${language}/`));
  const wasThere = words && !("unreadable" in words) && words.of(language, `${placeOf(document.file).id}.${name}`);
  if (near === undefined && own && wasThere !== undefined)
    report(own, ["texts", name], messages.textGone(written, other));
  else report(document, path, messages.textInOtherLanguageOnly(written, language, near), { at: "key" });
}

/** A text of a context as it is written. */
const writtenIn = (key: string, context: string | undefined): string =>
  context === undefined ? key : `${key}_${context}`;

/** A text of one context alone as it is written. */
const writtenAlone = (key: string, { forms: [form, ...others] }: TextEntry): string =>
  others.length > 0 ? key : writtenIn(key, form?.context);

/** Contexts that one language has of texts that both have, as they are written. */
const formsOnlyIn = (index: TextIndex, language: string, lacking: string): readonly string[] =>
  [...index.keys()].flatMap((key) => {
    const [own, other] = [language, lacking].map((name) => index.of(key).find((entry) => entry.language === name));
    return own && other ? contextsWithout(key, own.forms, other.forms) : [];
  });

/** The forms that one language has of a text and another has not, as they are written. */
const contextsWithout = (key: string, forms: readonly TextForm[], known: readonly TextForm[]): readonly string[] =>
  forms
    .filter(({ context }) => !known.some((form) => form.context === context))
    .map(({ context }) => writtenIn(key, context));

/** The keys that documents name of the texts of one file. */
const namedOfFile = (project: Project, id: string): readonly string[] => project.whole(named).get(id) ?? [];

const named = (project: Project): ReadonlyMap<string, readonly string[]> => {
  const keys = new Set(project.documents.flatMap((document) => project.about(document, namedIn)));
  return grouped([...keys].sort().map((key) => [key.split(".")[0] ?? "", key]));
};

const namedIn = (project: Project, document: Document): readonly string[] =>
  project.places(document).texts.map(({ key }) => key);

/** Whether words end as a sentence does; undefined of a question or a call, which may be a label elsewhere. */
const isSentence = (words: string): boolean | undefined =>
  /[?？!！:：…]["”’')）》」]*$/.test(words) ? undefined : /[.。]["”’')）》」]*$/.test(words);

type Spoken = TextEntry & { readonly form: TextForm };

/**
 * Compares a text with the same in another language; where only the former changed since it was kept, that one is told
 * of.
 */
function checkSame(given: Checking, written: string, one: Spoken, two: Spoken): void {
  const isOther = ({ document, form }: Spoken) => isChanged(given.words, document, String(form.path.at(-1)));
  const [model, other] = isOther(one) && !isOther(two) ? [two, one] : [one, two];
  const [own, like] = [other, model].map(({ form }) => isSentence(form.words));
  if (own !== undefined && like !== undefined && own !== like)
    given.report(
      other.document,
      other.form.path,
      messages.endsDiffer(written, like ? [model.language, other.language] : [other.language, model.language]),
    );
  const [here, wanted] = [other, model].map(({ form }) => new Set(saidIn(form.words)));
  const lacking = [...(wanted ?? [])].filter((said) => !here?.has(said));
  const extra = [...(here ?? [])].filter((said) => !wanted?.has(said));
  if (lacking.length + extra.length === 0) return;
  // What is wrong by itself need not be told again by comparing it.
  const isSound = ({ document, form }: Spoken) => {
    const name = String(form.path.at(-1));
    return wrongIn(given, document, name, valueAt(document.data, form.path)).length === 0;
  };
  if (isSound(model) && isSound(other))
    given.report(
      other.document,
      other.form.path,
      messages.placeholdersDiffer(written, other.language, model.language, lacking, extra, oneFor(lacking, extra)),
    );
}

/** The one placeholder that is missing, where the one in excess is spelt much like it. */
function oneFor([missing, ...besides]: readonly string[], [found, ...more]: readonly string[]): string | undefined {
  if (missing === undefined || found === undefined || besides.length + more.length > 0) return undefined;
  return nearest(found, [missing]) === undefined ? undefined : `{{${missing}}}`;
}
