import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { textKey } from "./text-key.ts";
import { languagesIn } from "../typed/languages-in.ts";
import type { Project } from "./project.ts";
import { placeOf, textsIn } from "./text-file.ts";

/** What a text says in one context (`state_10`), or without one (`state`). */
export interface TextForm {
  readonly context: string | undefined;
  readonly path: Path;
  /** The words of its plural forms, one after the other. */
  readonly words: string;
}

/** One text in one language, with the forms of its contexts. */
export interface TextEntry {
  readonly language: string;
  readonly document: Document;
  readonly path: Path;
  readonly forms: readonly TextForm[];
}

/** All texts by key (file name, dot, key in the file) and language. */
export class TextIndex {
  readonly languages: readonly string[];
  readonly #texts = new Map<string, TextEntry[]>();
  readonly #plurals = new Set<string>();
  readonly #contexts = new Set<string>();
  /** What is asked of a text wherever it stands is looked for once. */
  readonly #given = new Map<string, Given>();

  constructor(documents: readonly Document[]) {
    const texts = documents.filter(({ kind }) => kind === "text");
    this.languages = [...new Set(texts.map(({ file }) => placeOf(file).language))];
    for (const document of texts) {
      const { language, id } = placeOf(document.file);
      for (const [name, words] of Object.entries(textsIn(document)))
        if (typeof words === "string") this.#add(`${id}.${name}`, words, { language, document, path: ["texts", name] });
    }
  }

  #add(written: string, words: string, place: Omit<TextEntry, "forms">): void {
    const { name: key, context, isPlural } = textKey(written);
    if (isPlural) this.#plurals.add(key);
    if (context !== undefined) this.#contexts.add(key);
    const found = this.#texts.get(key) ?? [];
    this.#texts.set(key, found);
    const same = found.findIndex(({ language }) => language === place.language);
    const first = found[same] ?? { ...place, forms: [] };
    const form = first.forms.find((one) => one.context === context);
    const added = { context, path: form?.path ?? place.path, words: form ? `${form.words} ${words}` : words };
    const entry = { ...first, forms: [...first.forms.filter((one) => one !== form), added] };
    if (same < 0) found.push(entry);
    else found[same] = entry;
  }

  has(key: string): boolean {
    return this.#texts.has(key);
  }

  keys(): readonly string[] {
    return [...this.#texts.keys()];
  }

  of(key: string): readonly TextEntry[] {
    return this.#texts.get(key) ?? [];
  }

  /** Whether a text is given the same in every language. */
  isAlike(key: string): boolean {
    return this.#givenTo(key).isAlike;
  }

  isPlural(key: string): boolean {
    return this.#plurals.has(key);
  }

  /** The placeholders of a text in the first language; the others must have the same. */
  placeholders(key: string): ReadonlySet<string> {
    return this.#givenTo(key).names;
  }

  #givenTo(key: string): Given {
    const known = this.#given.get(key);
    if (known) return known;
    const [first = [], ...others] = this.of(key).map(({ forms }) => [
      ...new Set(forms.flatMap(({ words }) => placeholders(words))),
    ]);
    const written = [...first].sort().join();
    const isAlike = others.every((names) => [...names].sort().join() === written);
    const names = new Set(first);
    if (this.isPlural(key)) names.add("count");
    if (this.#contexts.has(key)) names.add("context");
    const given = { isAlike, names };
    this.#given.set(key, given);
    return given;
  }
}

/** What a text is given. */
interface Given {
  /** In every language the same. */
  readonly isAlike: boolean;
  readonly names: ReadonlySet<string>;
}

/** All texts of a project. */
export const textIndexOf = (project: Project): TextIndex => new TextIndex([...project.ofKind("text").values()]);

/** The texts of one file, in every language: what asks for one of them follows from no other file. */
export const textsBeside = (project: Project, key: string): TextIndex =>
  project.about(key.split(".")[0] ?? "", textsOfFile);

const textsOfFile = (project: Project, id: string): TextIndex =>
  new TextIndex(
    languagesOf(project).flatMap((language) => project.ofKind("text").get(`locales/${language}/${id}.text.json`) ?? []),
  );

/** The languages that there are texts of. */
export const languagesOf = (project: Project): readonly string[] => project.whole(languagesIn);

/** The names in double braces that somebody gives; `count` chooses a plural form and need not be shown in each. */
const placeholders = (words: string): readonly string[] =>
  namesIn(words).filter((name) => name !== "count" && !name.startsWith("brand."));

/** The values of the brand that a text says itself: `{{brand.constants.periodDays}}`. */
export const brandPathsIn = (words: string): readonly string[] =>
  namesIn(words).filter((name) => name.startsWith("brand."));

/** Everything that a text says in double braces, with how it is written: another language must say the same. */
export const saidIn = (words: string): readonly string[] =>
  [...words.matchAll(/\{\{\s*-?\s*([^{}]*?)\s*\}\}/g)]
    .map(([, said = ""]) => said.split(/\s*,\s*/).join(", "))
    .filter((said) => said !== "count");

const namesIn = (words: string): readonly string[] =>
  [...words.matchAll(/\{\{\s*-?\s*([A-Za-z0-9_.]+)/g)].map(([, name = ""]) => name);
