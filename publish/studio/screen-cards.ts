import { titleOf } from "../compare/document-words.ts";
import type { Document } from "../documents/document.ts";
import { entries, textIn } from "../documents/entries.ts";

/** A screen at a glance. */
export interface ScreenCard {
  readonly id: string;
  /** In English. */
  readonly title: string;
  readonly route: string;
  /** Whether an address can be written of it: where one needs something besides, its screen says so itself. */
  readonly reached: boolean;
}

/** Every screen, by its title; of those that have one route, a native app's own is another. */
export const screenCards = (documents: readonly Document[]): readonly ScreenCard[] =>
  documents
    .filter(({ kind }) => kind === "screen")
    .map((document) => cardOf(documents, document))
    .sort((one, other) => one.title.localeCompare(other.title, "en") || one.route.localeCompare(other.route, "en"));

function cardOf(documents: readonly Document[], document: Document): ScreenCard {
  const { id, route } = entries(document.data);
  return {
    id: textIn(id),
    route: textIn(route),
    title: titleOf(documents, document),
    reached: isReached(textIn(route)),
  };
}

const isReached = (route: string): boolean => route !== "" && !/[{:*]/.test(route);
