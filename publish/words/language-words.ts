const names = new Intl.DisplayNames("en", { type: "language" });

/** A language by the name of its folder: `en_US` is English. */
export const languageWords = (folder: string): string => names.of(folder.split("_")[0] ?? folder) ?? folder;
