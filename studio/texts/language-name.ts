const names = new Intl.DisplayNames("en", { type: "language" });

/** A language by its folder of texts: `en_US` is American English. */
export function languageName(language: string): string {
  try {
    return names.of(language.replace("_", "-")) ?? language;
  } catch {
    // A folder may be called what no language is.
    return language;
  }
}
