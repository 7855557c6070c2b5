import type { Spoken } from "../../compare/documents-in.ts";
import { screenNames } from "../../compare/document-words.ts";
import { slideWords } from "../../check/given/slides.ts";
import { elements, entries, textIn, valueAt } from "../../documents/entries.ts";
import { languageWords } from "../../words/language-words.ts";
import { textWords } from "../../words/mark-words.ts";
import type { FormField, NeededTexts, RecordField, Takes, Words } from "./brand-form.ts";

/** A field whose value is the name of something is chosen by what that is called in its own document. */
export function withNames(documents: readonly Spoken[], brand: unknown): (field: FormField) => FormField {
  const called = new Map<string, Words | undefined>();
  const wordsOf = (names: string, value: unknown): Words | undefined => {
    const what = names === "text" ? `text ${textIn(value).split(".")[0] ?? ""}.` : names;
    if (!called.has(what)) called.set(what, wordsFor(what, documents, brand));
    return called.get(what);
  };
  const ofRecord = ({ required, ...field }: RecordField): RecordField => ({ ...one(field, undefined), required });
  const one = (field: FormField, value: unknown): FormField => {
    const { names, expects, ...shown } = field;
    const { takes } = shown;
    if (takes.is === "records") return { ...shown, takes: { ...takes, fields: takes.fields.map(ofRecord) } };
    const words = names === undefined ? undefined : wordsOf(names, value);
    if (names === undefined || !words || takes.is !== "text") return shown;
    // Who adds one gives it the name that its texts end with: it is typed.
    if (names.startsWith("text ")) return { ...shown, takes: { ...takes, words, ...needed(names, documents) } };
    // An address may have more behind it than that of its screen.
    const or = names === "screen" ? expects : undefined;
    return { ...shown, bounds: "", takes: choiceOf(words, value, takes, or) };
  };
  return (field) => one(field, valueAt(brand, field.path));
}

/** What a slide says in each language that there is a table of slides in, the first one first. */
function needed(names: string, documents: readonly Spoken[]): { readonly needs?: NeededTexts } {
  if (names !== `text slides.${slideWords[0]}`) return {};
  const languages = documents.flatMap(({ file }) => /^locales\/([^/]+)\/slides\.text\.json$/.exec(file)?.[1] ?? []);
  return { needs: { table: "slides", of: slideWords, languages: [...new Set(languages)].sort() } };
}

function choiceOf(
  words: Words,
  value: unknown,
  { none }: Extract<Takes, { readonly is: "text" }>,
  or: string | undefined,
): Takes {
  const known = Object.keys(words);
  // What it says now stays among them, though it may be none.
  const of = typeof value === "string" && or === undefined && !known.includes(value) ? [...known, value] : known;
  return { is: "choice", of, words, ...(or !== undefined && { or }), ...(none && { none }) };
}

/** All that there is of a kind, by its name with what it is called; undefined where that says no more than the name. */
function wordsFor(names: string, documents: readonly Spoken[], brand: unknown): Words | undefined {
  if (names === "screen") return screensIn(documents);
  if (names === "sign") return signsIn(documents);
  if (names.startsWith("text ")) return textsIn(documents, names.slice("text ".length));
  if (!names.startsWith("language.")) return undefined;
  const codes = elements(valueAt(brand, names.split("."))).filter((one) => typeof one === "string");
  return Object.fromEntries(codes.map((code) => [code, languageWords(code)]));
}

/** Those that an address leads to as it stands, by their titles. */
function screensIn(documents: readonly Spoken[]): Words {
  const name = screenNames(documents);
  const routes = documents
    .filter(({ kind }) => kind === "screen")
    .map(({ data }) => textIn(entries(data).route))
    .filter((route) => route !== "" && !/[{:*]/.test(route));
  return sorted([...new Set(routes)].map((route) => [route, name(route)]));
}

/** What is true or not while a borrower is on his way, as its document describes it. */
const signsIn = (documents: readonly Spoken[]): Words =>
  sorted(
    documents
      .filter(({ kind, data }) => kind === "state" && entries(data).id === "journey")
      .flatMap(({ data }) => Object.entries(entries(entries(data).state)))
      .filter(([, said]) => entries(said).type === "boolean")
      .map(([name, said]) => [`journey.${name}`, textIn(entries(said).description, name).replace(/\.$/, "")]),
  );

/** Texts of a table by their keys (`tabs.`), or forms of one text by what their keys end with (`slides.title`). */
function textsIn(documents: readonly Spoken[], of: string): Words {
  const [table = "", text = ""] = of.split(".");
  const found = documents.find(({ file }) => file === `locales/en_US/${table}.text.json`)?.data;
  return Object.fromEntries(
    Object.entries(entries(entries(found).texts)).flatMap(([key, words]) => {
      if (typeof words !== "string" || !key.startsWith(text === "" ? "" : `${text}_`)) return [];
      return [[text === "" ? `${table}.${key}` : key.slice(text.length + 1), textWords(words)] as const];
    }),
  );
}

const sorted = (words: readonly (readonly [name: string, words: string])[]): Words =>
  Object.fromEntries(words.toSorted(([, one], [, other]) => one.localeCompare(other, "en")));
