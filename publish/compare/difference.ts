import { basename } from "node:path";
import { isPicture } from "../documents/files/list-files.ts";
import { type Json, jsonOf, objectOf } from "../documents/json.ts";
import type { DocumentTexts } from "../pack/sound-documents.ts";
import { brandChanges, isBrandFile } from "./brand-changes.ts";
import { changedBrands } from "./changed-brands.ts";
import { changesOf, sentencesOf } from "./changes.ts";

/** Values of one document that are told one by one; of more only how many. */
const TOLD = 8;

/**
 * What one set of documents has otherwise than another, in sentences: of brands what each pair gets in the end, with
 * the pairs that it touches; of all else each document with its values.
 */
export function differenceOf(before: DocumentTexts, after: DocumentTexts): readonly string[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = files.filter((file) => before.get(file) !== after.get(file));
  const brands = changed.some(isBrandFile) ? changedBrands(brandChanges(before, after)) : [];
  return [
    ...brands,
    ...changed.filter((file) => !isBrandFile(file)).flatMap((file) => changedFile(file, before, after)),
  ];
}

function changedFile(file: string, before: DocumentTexts, after: DocumentTexts): readonly string[] {
  const [old, now] = [before.get(file), after.get(file)];
  if (old === undefined) return [`${file} is new.`];
  if (now === undefined) return [`${file} is gone.`];
  if (isPicture(file)) return [`The picture ${basename(file)} is another one.`];
  const said = changesOf(read(old), read(now))
    .flatMap(sentencesOf)
    .map((sentence) => `${file}: ${sentence}`);
  if (said.length === 0) return [];
  return said.length <= TOLD ? said : [...said.slice(0, TOLD), `${file}: and ${said.length - TOLD} more values.`];
}

// Documents of a release were checked: each is an object.
const read = (text: string): Json => objectOf(jsonOf(text));
