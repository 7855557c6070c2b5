/** A language by the name of its folder, `zh_CN`; undefined where it is named like none. */
export function localeOf(folder: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(folder.replace("_", "-")).maximize();
  } catch {
    return undefined;
  }
}

/** Ways to write that take letters of several scripts, or of one that is called otherwise. */
const joined: Readonly<Record<string, readonly string[]>> = {
  Hans: ["Hani"],
  Hant: ["Hani"],
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
};

/** The letters that a language is written in; undefined where nobody knows them. */
export function lettersOf(folder: string): RegExp | undefined {
  const { script } = localeOf(folder) ?? {};
  if (script === undefined) return undefined;
  return new RegExp(`[${(joined[script] ?? [script]).map((one) => `\\p{Script=${one}}`).join("")}]`, "u");
}

/** What a language calls itself: 简体中文. It stands so in any other, for whoever looks for it. */
export function ownNames(folder: string): readonly string[] {
  const { baseName = "", language = "", script = "" } = localeOf(folder) ?? {};
  if (baseName === "") return [];
  const names = new Intl.DisplayNames(baseName, { type: "language" });
  return [language, `${language}-${script}`].map((one) => names.of(one) ?? "");
}
