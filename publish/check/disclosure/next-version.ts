import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify } from "jsonc-parser";
import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Project } from "../given/project.ts";
import { type Disclosed, disclosed, lockedKeys, sealOfVersion } from "./disclosed.ts";
import { keptWords } from "./locked-words.ts";
import { sealsOfParts } from "./parts-of-list.ts";
import { unlockedPromises } from "./promises.ts";
import { toldFigures } from "./told-figures.ts";

/**
 * A disclosure with what it says now as its next version; undefined where its last version says that.
 * Texts that say a figure on the way to a call, and are not in it yet, are in the next; so are those that promise what
 * its `promises` say.
 * @param why the reason, for whoever reviews it.
 */
export function nextVersion(project: Project, document: Document, why: string): string | undefined {
  const list = disclosed(document);
  const kept = lockedKeys(list);
  const told = toldFigures(project, list).filter(({ key }) => !kept.has(key));
  const added = [...told, ...promisedAnew(project, list)];
  const sentences = { ...list.sentences, ...Object.fromEntries(added.map(({ key, args }) => [key, args])) };
  const words = keptWords(project.documents, { ...list, sentences });
  const now = { ...entries(document.data), sentences, words };
  const { version, seal: last } = list.version;
  if (last === sealOfVersion(now)) return undefined;
  const before = elements(entries(document.data).versions);
  const said = { version: Number(version ?? 0) + 1, why };
  const next = { ...said, seal: sealOfVersion({ ...now, versions: [...before, said] }) };
  const at = ["versions", before.length];
  const withSentences = added.reduce((text, { key, args }) => put(text, ["sentences", key], args), document.text);
  return put(put(put(withSentences, ["words"], words), at, next), ["seals"], sealsOfParts(now));
}

/**
 * A disclosure with the seals of its parts, which are no version: what it says is what was sealed. Undefined where it
 * has them, or says something else than its last version.
 */
export function withSealsOfParts({ data, text }: Document): string | undefined {
  const parts = sealsOfParts(data);
  const isSealed = entries(elements(entries(data).versions).at(-1)).seal === sealOfVersion(data);
  return isSealed && !isDeepStrictEqual(entries(data).seals, parts) ? put(text, ["seals"], parts) : undefined;
}

const formattingOptions = { tabSize: 2, insertSpaces: true };
const put = (text: string, path: Path, value: unknown) =>
  applyEdits(text, modify(text, [...path], value, { formattingOptions }));

/** The texts that promise what a disclosure's `promises` say, and that nothing locks. */
function promisedAnew(
  project: Project,
  { promises }: Disclosed,
): readonly { readonly key: string; readonly args: Readonly<Record<string, string>> }[] {
  if (Object.keys(promises).length === 0) return [];
  const keys = project.listed("text").flatMap((document) => unlockedPromises(project, document).map(({ key }) => key));
  return [...new Set(keys)].map((key) => ({ key, args: {} }));
}
