import { textOf } from "../expression/text-of.ts";
import type { TextSource, TextTable } from "./text-source.ts";

type Args = Readonly<Record<string, unknown>>;

/** Gives what chooses among the forms of one language's texts; it gives undefined for a key that has none. */
export type OpenForms = (language: string, table: TextTable) => (key: string, args: Args) => string | undefined;

let openForms: OpenForms | undefined;

/** Puts in place what chooses among forms; it is fetched with all else that the first screen does not need. */
export function registerForms(forms: OpenForms): void {
  openForms = forms;
}

/**
 * The texts of the current language (B7). A text is looked up and its placeholders are filled; one that is asked for
 * with a `count` or a `context` is chosen among its forms: before `registerForms` that of the context, the text itself,
 * or the plural's last one. A key that is missing speaks as itself and is reported once.
 */
export class Texts implements TextSource {
  /** As they were given. */
  readonly #tables = new Map<string, TextTable>();
  /** What was said of them, ready: of some thousand texts a screen says some dozen. */
  readonly #said = new Map<string, Map<string, string>>();
  readonly #forms = new Map<string, ReturnType<OpenForms>>();
  readonly #reported = new Set<string>();
  readonly #missing: (key: string) => void;
  readonly #ready: (text: string) => string;
  #language: string;

  /** `ready` fills in what is the same wherever a text is said. */
  constructor(
    language: string,
    table: TextTable,
    missing: (key: string) => void,
    ready: (text: string) => string = (text) => text,
  ) {
    this.#language = language;
    this.#missing = missing;
    this.#ready = ready;
    this.add(language, table);
  }

  get language(): string {
    return this.#language;
  }

  /** Adds texts of the current or another language. */
  add(language: string, table: TextTable): void {
    const before = this.#tables.get(language);
    this.#tables.set(language, before ? { ...before, ...table } : table);
    this.#said.delete(language);
    this.#forms.delete(language);
  }

  has(language: string): boolean {
    return this.#tables.has(language);
  }

  async use(language: string): Promise<void> {
    this.#language = language;
  }

  /** The text of a key with its placeholders filled. */
  text = (key: string, args: Args = noArgs): string => {
    const found = hasForms(args) ? this.#form(key, args) : this.#filled(key, args);
    if (found !== undefined) return found;
    if (!this.#reported.has(key)) {
      this.#reported.add(key);
      this.#missing(key);
    }
    return key;
  };

  #filled(key: string, args: Args): string | undefined {
    const found = this.#readyText(key);
    return found?.includes("{{") ? filled(found, args) : found;
  }

  #readyText(key: string): string | undefined {
    const language = this.#language;
    const said = this.#said.get(language) ?? new Map<string, string>();
    this.#said.set(language, said);
    const known = said.get(key);
    if (known !== undefined) return known;
    const table = this.#tables.get(language);
    const text = table && Object.hasOwn(table, key) ? table[key] : undefined;
    if (text === undefined) return undefined;
    const ready = this.#ready(text);
    said.set(key, ready);
    return ready;
  }

  #form(key: string, args: Args): string | undefined {
    const table = this.#tables.get(this.#language);
    if (!openForms || !table)
      return (
        this.#filled(`${key}_${String(args.context)}`, args) ??
        this.#filled(key, args) ??
        this.#filled(`${key}_other`, args)
      );
    let forms = this.#forms.get(this.#language);
    if (!forms) {
      const ready = Object.entries(table).map(([key, text]) => [key, this.#ready(text)] as const);
      forms = openForms(this.#language, Object.fromEntries(ready));
      this.#forms.set(this.#language, forms);
    }
    return forms(key, args);
  }
}

const noArgs: Args = Object.freeze({});
const hasForms = ({ count, context }: Args): boolean => count !== undefined || context !== undefined;

/** Fills in what is given; a placeholder that nothing is given for stays. */
const filled = (text: string, args: Args): string =>
  text.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(args, name) ? textOf(args[name]) : whole,
  );
