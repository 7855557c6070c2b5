import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Checked, Checker } from "../check/checker.ts";
import { differenceOf } from "../compare/difference.ts";
import type { Wording } from "../compare/wording.ts";
import type { Document, Fault } from "../documents/document.ts";
import type { DocumentTexts } from "../pack/sound-documents.ts";
import { newFaults } from "./new-faults.ts";

/** A document that is to be written anew. */
export interface Rewriting {
  readonly file: string;
  /** As it was read; undefined where there was none. */
  readonly before: string | undefined;
  /** As it is to be written; undefined takes the file away. */
  readonly text: string | undefined;
}

/** What became of it. */
export type Rewritten =
  /**
   * With what a check says from then on, what is odd then that is not odd now, and what is otherwise then, in sentences:
   * of brands what each gets in the end. The last ones are made when they are asked for, since they take their time.
   */
  | {
      readonly is: "written";
      readonly after: Checked;
      readonly warned: () => readonly Fault[];
      readonly said: () => readonly string[];
      /** All documents as they were, and as they are then. */
      readonly texts: () => readonly [before: DocumentTexts, after: DocumentTexts];
    }
  /** What would be wrong after it that is not wrong now; nothing is written. */
  | { readonly is: "refused"; readonly faults: readonly Fault[] }
  /** Somebody wrote the file meanwhile; nothing is written over it. */
  | { readonly is: "overtaken" };

/** What else an edit is made with. */
export interface Editing {
  /** How values of brands are called. */
  readonly wording: Wording;
  /** Writes nothing. */
  readonly dry?: boolean;
}

/**
 * Writes documents, all of them or none, where all are right after it, or no worse than before. What waits for each
 * other, as a slide and its words in each language, is written at once.
 * @param now what a check of them says as they are
 */
export function writeIfRight(
  root: string,
  checker: Checker,
  now: Checked,
  all: readonly Rewriting[],
  { wording, dry = false }: Editing,
): Rewritten {
  const files = all.map(({ file }) => file);
  const after = checkedWith(checker, all);
  const faults = newFaults(after.errors, now.errors, ...files);
  if (faults.length > 0) return { is: "refused", faults };
  const isOvertaken = ({ file, before }: Rewriting) => {
    const path = join(root, file);
    return (existsSync(path) ? readFileSync(path, "utf8") : undefined) !== before;
  };
  if (all.some(isOvertaken)) return { is: "overtaken" };
  if (!dry) write(root, all);
  const texts = () => textsWith(now.documents, all);
  return {
    is: "written",
    after,
    warned: () => newFaults(after.warnings, now.warnings, ...files),
    said: () => differenceOf(...texts(), wording),
    texts,
  };
}

/** What would be wrong with a document written so that is not wrong now, when a check has just said so. */
export const newErrors = (checker: Checker, now: Checked, file: string, text: string | undefined): readonly Fault[] =>
  newFaults(checkedWith(checker, [{ file, text }]).errors, now.errors, file);

/** A document as it would be written. */
type Text = Pick<Rewriting, "file" | "text">;

const checkedWith = (checker: Checker, all: readonly Text[]): Checked =>
  checker.check({ overlay: new Map(all.map(({ file, text }) => [file, text ?? null])), looked: true });

/** The texts of documents as they are, and where some are written so. */
function textsWith(documents: readonly Document[], all: readonly Text[]): readonly [DocumentTexts, DocumentTexts] {
  const before = new Map(documents.map((document) => [document.file, document.text]));
  const after = new Map(before);
  for (const { file, text } of all)
    if (text === undefined) after.delete(file);
    else after.set(file, text);
  return [before, after];
}

/** Each whole or not at all: what follows the folder never reads a half, and nothing is in place before all is on the disk. */
function write(root: string, all: readonly Text[]): void {
  const drafts = all.map(({ file, text }) => {
    const path = join(root, file);
    const draft = `${path}.${process.pid}`;
    if (text === undefined) return () => rmSync(path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, text);
    return () => renameSync(draft, path);
  });
  for (const place of drafts) place();
}
