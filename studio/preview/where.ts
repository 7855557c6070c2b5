import type { ScreenCard } from "../../publish/studio/screen-cards.ts";

/** Where the app is, in words, when that is not the screen that somebody chose; undefined while it is, or is not known. */
export function elsewhere(
  screens: readonly ScreenCard[],
  chosen: string,
  shown: { readonly kind: string; readonly id: string } | undefined,
): string | undefined {
  if (chosen === "" || shown?.kind !== "screen") return undefined;
  const at = screens.find(({ id }) => id === shown.id);
  const wanted = screens.find(({ route }) => route === chosen);
  if (!at || !wanted || at.route === chosen) return undefined;
  return `The app went from ${wanted.title} to ${at.title} (${at.route}).`;
}
