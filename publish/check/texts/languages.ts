/** What the name of a language's folder tells: `zh_CN` is Chinese in simplified letters. */
interface Named {
  readonly baseName: string;
  readonly language: string;
  readonly script: string | undefined;
}

/** A language by the name of its folder, `zh_CN`; undefined where it is named like none. */
export const localeOf = kept((folder): Named | undefined => {
  try {
    const { baseName, language, script } = new Intl.Locale(folder.replace("_", "-")).maximize();
    return { baseName, language, script };
  } catch {
    return undefined;
  }
});

/** Ways to write that take letters of several scripts, or of one that is called otherwise. */
const joined: Readonly<Record<string, readonly string[]>> = {
  Hans: ["Hani"],
  Hant: ["Hani"],
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
};

/** The letters that a language is written in; undefined where nobody knows them. */
export const lettersOf = kept((folder): RegExp | undefined => {
  const { script } = localeOf(folder) ?? {};
  if (script === undefined) return undefined;
  return new RegExp(`[${(joined[script] ?? [script]).map((one) => `\\p{Script=${one}}`).join("")}]`, "u");
});

/** What a language calls itself: 简体中文. It stands so in any other, for whoever looks for it. */
export function ownNames(folder: string): readonly string[] {
  const { baseName = "", language = "", script = "" } = localeOf(folder) ?? {};
  if (baseName === "") return [];
  const names = new Intl.DisplayNames(baseName, { type: "language" });
  return [language, `${language}-${script}`].map((one) => names.of(one) ?? "");
}

/** Asked of each text there is, of a few languages. */
function kept<Told>(of: (folder: string) => Told): (folder: string) => Told {
  const known = new Map<string, { readonly told: Told }>();
  return (folder) => {
    const one = known.get(folder) ?? { told: of(folder) };
    known.set(folder, one);
    return one.told;
  };
}
