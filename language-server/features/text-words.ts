import type { Document } from "../../publish/documents/document.ts";
import type { Place } from "../buffers/place.ts";
import { textKeyOf } from "../names/text-key.ts";
import type { Word } from "../paths/reading.ts";
import type { Project } from "../../publish/check/given/project.ts";
import { saidIn, TextIndex } from "../../publish/check/given/text-index.ts";

/** The texts of a project, by key. */
export const textIndex = (project: Project): TextIndex => project.whole(indexed);

const indexed = (project: Project): TextIndex => new TextIndex(project.documents);

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

/** What the words of a text may say in double braces: what documents fill it with, what other languages say, the brand's. */
export function placeholdersOf(project: Project, { kind, file }: Document, { path }: Place): readonly Word[] {
  if (kind !== "text" || path[0] !== "texts") return [];
  const { key } = textKeyOf(file, String(path[1]));
  const filled = project.documents.flatMap((one) =>
    project.places(one).texts.flatMap((text) => (text.key === key ? Object.keys(text.args ?? {}) : [])),
  );
  const others = textIndex(project)
    .of(key)
    .filter(({ document }) => document.file !== file)
    .flatMap(({ forms }) => forms.flatMap(({ words }) => saidIn(words)))
    .map((said) => said.split(",")[0] ?? said)
    .filter((said) => !said.startsWith("brand."));
  const names = new Set([...filled, ...others]);
  return [...[...names].map((name) => ({ name, says: `What ${key} is filled with.` })), brandWord];
}

const brandWord: Word = { name: "brand", says: "A value of the brand." };
