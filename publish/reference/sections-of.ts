import { nearest } from "../faults/nearest.ts";
import type { Chapter, Section } from "./section.ts";

/** The sections of a name or a code; where nothing is called so, those that say every one of the words. */
export function sectionsOf(chapters: readonly Chapter[], asked: string): readonly Section[] {
  const named = sectionsIn(chapters).filter((section) => isCalled(section, asked));
  return named.length > 0 ? named : saying(chapters, asked);
}

/** Whatever says every one of some words: first what is called so, then what has them in its name. */
export function searched(chapters: readonly Chapter[], asked: string): readonly Section[] {
  const wanted = asked.toLowerCase();
  const rank = (section: Section): number =>
    isCalled(section, asked) ? 0 : section.title.toLowerCase().includes(wanted) ? 1 : 2;
  return saying(chapters, asked).toSorted((a, b) => rank(a) - rank(b));
}

/** The name that is spelt most like a word. */
export const nearestTitle = (chapters: readonly Chapter[], word: string): string | undefined =>
  nearest(
    word,
    sectionsIn(chapters).map(({ title }) => title),
  );

const sectionsIn = (chapters: readonly Chapter[]): readonly Section[] => chapters.flatMap(({ sections }) => sections);

function isCalled({ id, title }: Section, asked: string): boolean {
  const wanted = asked.toLowerCase();
  return id.toLowerCase() === wanted || title.toLowerCase() === wanted;
}

function saying(chapters: readonly Chapter[], asked: string): readonly Section[] {
  const words = asked
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return sectionsIn(chapters).filter((section) => {
    const text = searchText(section);
    return words.every((word) => text.includes(word));
  });
}

/** All that a section says, to be looked through. */
const searchText = ({ id, title, says, tables = [], samples = [], names }: Section): string =>
  [
    id,
    title,
    ...(names?.values ?? []),
    ...says,
    ...tables.flatMap(({ rows }) => rows.flat()),
    ...samples.map((sample) => sample.code),
  ]
    .join("\n")
    .toLowerCase();
