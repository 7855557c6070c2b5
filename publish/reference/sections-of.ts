import type { Chapter, Section } from "./section.ts";

/** The sections of a name or a code; where nothing is called so, those that say every one of the words. */
export function sectionsOf(chapters: readonly Chapter[], asked: string): readonly Section[] {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const wanted = asked.toLowerCase();
  const named = sections.filter(({ id, title }) => id.toLowerCase() === wanted || title.toLowerCase() === wanted);
  if (named.length > 0) return named;
  const words = wanted.split(/\s+/).filter((word) => word !== "");
  return sections.filter((section) => {
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
