/** Tokens of a brand: each becomes the custom property `--<name>` (B4). */
type Theme = Readonly<Record<string, string>>;

/**
 * The theme as one CSS rule, for a page that is sent with its brand. The selector outweighs `:root`: the first style
 * holds the default tokens and is fetched again, behind this rule, by a script that counts it among what it needs.
 */
export const themeRule = (theme: Theme): string =>
  `:root:root{${Object.entries(theme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";")}}`;

/** Puts a theme on the page that is open. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  for (const [name, value] of Object.entries(theme)) root.style.setProperty(`--${name}`, value);
}
