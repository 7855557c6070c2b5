import { createInstance } from "i18next";

/** Texts by key, for one language. */
export type TextTable = Readonly<Record<string, string>>;

/**
 * The texts of the current language (B7). A key that is missing speaks as itself and is reported once.
 */
export class Texts {
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
  text = (key: string, args: Readonly<Record<string, unknown>> = {}): string => this.#i18n.t(key, { ...args });
}
