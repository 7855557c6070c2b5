import { createInstance } from "i18next";
import type { TextSource, TextTable } from "./text-source.ts";

/**
 * The texts of the current language (B7). A key that is missing speaks as itself and is reported once.
 */
export class Texts implements TextSource {
  readonly #i18n = createInstance();
  readonly #reported = new Set<string>();

  constructor(language: string, table: TextTable, missing: (key: string) => void) {
    void this.#i18n.init({
      lng: language,
      load: "currentOnly",
      fallbackLng: false,
      initAsync: false,
      resources: { [language]: { translation: table } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      saveMissing: true,
      missingKeyHandler: (_languages, _namespace, key) => {
        if (this.#reported.has(key)) return;
        this.#reported.add(key);
        missing(key);
      },
    });
  }

  get language(): string {
    return this.#i18n.language;
  }

  /** Adds texts of the current or another language. */
  add(language: string, table: TextTable): void {
    this.#i18n.addResourceBundle(language, "translation", table, true, true);
  }

  has(language: string): boolean {
    return this.#i18n.hasResourceBundle(language, "translation");
  }

  async use(language: string): Promise<void> {
    await this.#i18n.changeLanguage(language);
  }

  /** The text of a key with its placeholders filled. */
  text = (key: string, args?: Readonly<Record<string, unknown>>): string =>
    (args === undefined ? this.#plain(key) : undefined) ?? this.#i18n.t(key, { ...args });

  /** A text with nothing to fill in; most are, and interpreting one takes far longer than looking it up. */
  #plain(key: string): string | undefined {
    const found: unknown = this.#i18n.getResource(this.language, "translation", key, { keySeparator: false });
    return typeof found === "string" && !/\{\{|\$t\(/.test(found) ? found : undefined;
  }
}
