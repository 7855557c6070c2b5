import type { LendingBrand } from "./lending-brand.ts";
import { mixesOf } from "./mixes.ts";

/** A length as a brand writes it, in units of which 0.16 are 16 px, as sheets measure: they grow with no desk (K10). */
const measured = (value: string): string =>
  value.replace(/(?<![\w.-])-?[0-9]*\.?[0-9]+rem\b/g, (length) => `calc(${length.slice(0, -3)} * var(--unit))`);

/** Tokens with what is mixed of them. */
const coloursOf = (theme: Readonly<Record<string, string>>) => [...Object.entries(theme), ...mixesOf(theme)];

/** On paper nothing is dark. */
const DARK = "screen and (prefers-color-scheme:dark)";

/** Tokens of a brand: each becomes the custom property `--<name>` (B4). */
function tokensOf({ theme, constants }: Pick<LendingBrand, "theme" | "constants">): readonly [string, string][] {
  const { rootWidth, rootParts, maskOpacity } = constants;
  return [
    ...coloursOf(theme),
    ["root-width", `${rootWidth}px`],
    ["root-parts", String(rootParts)],
    ["mask-opacity", String(maskOpacity)],
  ];
}

/** What ends where it began: plain words and figures, whole quotes, one level of brackets. */
const contained = /^(?!.*(?:\/\/|url))(?:[\w #%.,/+-]|"[\w .-]*"|'[\w .-]*'|\([\w #%.,/ +-]*\))+$/;

/**
 * The theme as one CSS rule, for a page that is sent with its brand. The selector outweighs `:root`: the first style
 * holds the default tokens and is fetched again, behind this rule, by a script that counts it among what it needs.
 * The schema of brands says what each token may be; whatever came past it, no value leaves its own declaration here:
 * one that could is left out, and the default token holds.
 */
export const themeRule = (brand: LendingBrand): string => {
  const light = ruleOf(tokensOf(brand));
  if (!brand.dark) return `${light}}`;
  // The mixes are those of the dark colours over the dark surface.
  const dark = ruleOf(coloursOf({ ...brand.theme, ...brand.dark }));
  return `${light};color-scheme:light dark}@media ${DARK}{${dark}}}`;
};

const ruleOf = (tokens: readonly [string, string][]): string =>
  `:root:root{${tokens
    .filter(([name, value]) => /^[a-z0-9-]+$/.test(name) && contained.test(value))
    .map(([name, value]) => `--${name}:${measured(value)}`)
    .join(";")}`;

let unfollow = () => {};

/**
 * Puts a theme on the page that is open, dark while the reader's screen is, whichever it becomes; there a value is set
 * as one declaration, whatever it holds.
 */
export function applyTheme(brand: LendingBrand, root: HTMLElement): void {
  const dark = window.matchMedia(DARK);
  const put = () => {
    const theme = dark.matches ? { ...brand.theme, ...brand.dark } : brand.theme;
    for (const [name, value] of tokensOf({ ...brand, theme })) root.style.setProperty(`--${name}`, measured(value));
    root.style.setProperty("color-scheme", brand.dark ? "light dark" : "light");
  };
  put();
  // The theme before stays behind with its brand.
  unfollow();
  dark.addEventListener("change", put);
  unfollow = () => dark.removeEventListener("change", put);
}
