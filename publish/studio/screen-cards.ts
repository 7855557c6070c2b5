import type { Document } from "../documents/document.ts";
import { entries, textIn } from "../documents/entries.ts";
import { englishText } from "../words/english-text.ts";
import { keyWords } from "../words/key-words.ts";

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
    .map(({ data }) => cardOf(documents, data))
    .sort((one, other) => one.title.localeCompare(other.title, "en") || one.route.localeCompare(other.route, "en"));

function cardOf(documents: readonly Document[], data: unknown): ScreenCard {
  const screen = entries(data);
  const [id, route] = [textIn(screen.id), textIn(screen.route)];
  const text = entries(screen.title).$t;
  const said = typeof text === "string" ? englishText(documents, text) : undefined;
  // One that is called as its brand is, or otherwise each time, is known by its own name.
  return {
    id,
    route,
    title: said === undefined || said.includes("{{") ? keyWords(id) : said,
    reached: isReached(route),
  };
}

const isReached = (route: string): boolean => route !== "" && !/[{:*]/.test(route);
