import type { Project } from "../../publish/check/given/project.ts";
import type { Document } from "../../publish/documents/document.ts";
import { entries } from "../../publish/documents/entries.ts";
import { isWithin } from "../../publish/documents/position.ts";
import type { Place } from "../buffers/place.ts";
import type { Word } from "../paths/reading.ts";
import { textIndex } from "./text-words.ts";

/** What a screen or dialog declares, by what names it. */
const declaredIn: Readonly<Record<string, string>> = { read: "reads", field: "form" };

/** The fields or reads that may be named at a place; undefined where neither is. */
export function declaredNames(project: Project, document: Document, { path }: Place): readonly Word[] | undefined {
  const reference = project
    .places(document)
    .references.find((one) => one.path.length === path.length && isWithin(path, one.path));
  const key = declaredIn[reference?.to ?? ""];
  if (key === undefined) return undefined;
  const declared = project.hosts.of(document).flatMap(({ data }) => Object.entries(entries(entries(data)[key])));
  return [...new Map(declared)].map(([name, said]) => ({ name, says: JSON.stringify(said) }));
}

/** What fills a text, by the names in its words; undefined where no text is filled. */
export function textArguments(project: Project, document: Document, { path }: Place): readonly Word[] | undefined {
  if (path.at(-1) !== "args") return undefined;
  const holder = path.slice(0, -1);
  const text = project
    .places(document)
    .texts.find((one) => one.path.length === path.length && isWithin(one.path, holder));
  if (!text) return undefined;
  return [...textIndex(project).placeholders(text.key)].map((name) => ({ name, says: `{{${name}}} of ${text.key}` }));
}
