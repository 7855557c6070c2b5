const names = new Intl.DisplayNames("en", { type: "language" });

/** A language by the name of its folder: `en_US` is English. */
export function languageWords(folder: string): string {
  try {
    return names.of(folder.split("_")[0] ?? folder) ?? folder;
  } catch {
    // A folder may be called what no language is.
    return folder;
  }
}
