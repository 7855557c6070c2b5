/** What a brand says of its languages. */
export interface Speaking {
  readonly flags: { readonly languageSwitch: boolean };
  readonly language: { readonly all: readonly string[]; readonly default: string };
}

/**
 * What a brand speaks to somebody who chose a language, perhaps in another brand of this host (B7): his, where he could
 * choose it here as well, else its own. So nobody meets a language that he cannot change back.
 */
export const spokenLanguage = ({ flags, language }: Speaking, chosen: unknown): string =>
  (flags.languageSwitch && language.all.find((offered) => offered === chosen)) || language.default;
