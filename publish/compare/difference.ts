import { basename } from "node:path";
import { isPicture } from "../documents/files/list-files.ts";
import { type Json, jsonOf, objectOf } from "../documents/json.ts";
import type { DocumentTexts } from "../pack/sound-documents.ts";
import { counted } from "../words/counted.ts";
import { brandChanges, isBrandFile } from "./brand-changes.ts";
import { changedBrands } from "./changed-brands.ts";
import { changedTexts } from "./changed-texts.ts";
import { changesOf, writtenChange } from "./changes.ts";
import { documentWords } from "./document-words.ts";
import { documentsIn, type Spoken } from "./documents-in.ts";
import type { Sentence } from "./sentence.ts";
import type { Wording } from "./wording.ts";

/** Values of one document that are told one by one; of more only how many. */
const TOLD = 8;

/**
 * What one set of documents has otherwise than another, in words of the business: of brands what each pair gets in the
 * end, with the pairs that it touches; of texts the words; of all else that it is written otherwise, and where.
 * @param wording has how the values of brands are called
 */
export function differenceIn(before: DocumentTexts, after: DocumentTexts, wording: Wording): readonly Sentence[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = files.filter((file) => before.get(file) !== after.get(file));
  if (changed.length === 0) return [];
  // What is gone is called as it was.
  const documents = documentsIn(new Map([...before, ...after]));
  const brands = changed.some(isBrandFile) ? changedBrands(brandChanges(before, after), wording(documents)) : [];
  return [
    ...brands,
    ...changed.filter((file) => !isBrandFile(file)).flatMap((file) => changedFile(file, before, after, documents)),
  ];
}

/** The same as plain sentences. */
export const differenceOf = (before: DocumentTexts, after: DocumentTexts, wording: Wording): readonly string[] =>
  differenceIn(before, after, wording).map(({ said }) => said);

function changedFile(
  file: string,
  before: DocumentTexts,
  after: DocumentTexts,
  documents: readonly Spoken[],
): readonly Sentence[] {
  const [old, now] = [before.get(file), after.get(file)];
  const document = documents.find((one) => one.file === file);
  const called = document
    ? documentWords(documents, document)
    : `the ${isPicture(file) ? "picture" : "file"} ${basename(file)}`;
  const subject = called.charAt(0).toUpperCase() + called.slice(1);
  if (old === undefined) return [{ said: `${subject} is new.`, of: file }];
  if (now === undefined) return [{ said: `${subject} is gone.`, of: file }];
  if (isPicture(file)) return [{ said: `${subject} is another one.`, of: file }];
  const [was, is] = [read(old), read(now)];
  const texts = document?.kind === "text" ? changedTexts(file, was, is, documents) : [];
  if (texts.length > TOLD)
    return [
      ...texts.slice(0, TOLD),
      { said: `${subject}: and ${counted(texts.length - TOLD, "more text")}.`, of: file },
    ];
  if (texts.length > 0) return texts;
  const said = changesOf(was, is).flatMap(writtenChange);
  if (said.length === 0) return [];
  const more = said.length > TOLD ? [`and ${counted(said.length - TOLD, "more value")}`] : [];
  const places = said.length === 1 ? "one place" : `${said.length} places`;
  return [
    {
      said: `${subject} is written otherwise in ${places}.`,
      of: `${file}: ${[...said.slice(0, TOLD), ...more].join("; ")}`,
    },
  ];
}

// Documents of a release were checked: each is an object.
const read = (text: string): Json => objectOf(jsonOf(text));
