import type { Project } from "../../publish/check/given/project.ts";
import { TextIndex } from "../../publish/check/given/text-index.ts";

const known = new WeakMap<Project, TextIndex>();

/** The texts of a project, by key. */
export function textIndex(project: Project): TextIndex {
  const found = known.get(project) ?? new TextIndex(project.documents);
  known.set(project, found);
  return found;
}

/** What every text key says in the first language, its forms one after the other. */
export function* textsInWords(project: Project): Generator<readonly [key: string, said: string]> {
  const texts = textIndex(project);
  for (const key of texts.keys()) yield [key, wordsIn(texts, key).get(texts.languages[0] ?? "") ?? ""];
}

/** What a text key says in each language. */
export function wordsIn(texts: TextIndex, key: string): ReadonlyMap<string, string> {
  return new Map(
    texts.of(key).map(({ language, forms }) => [language, forms.map(({ words }) => words).join(" / ")] as const),
  );
}
