import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Checked, Checker } from "../check/checker.ts";
import { differenceOf } from "../compare/difference.ts";
import type { Wording } from "../compare/wording.ts";
import type { Document, Fault } from "../documents/document.ts";
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
   * of brands what each gets in the end. The last two are made when they are asked for, since they take their time.
   */
  | {
      readonly is: "written";
      readonly after: Checked;
      readonly warned: () => readonly Fault[];
      readonly said: () => readonly string[];
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
 * Writes a document where all documents are right after it, or no worse than before.
 * @param now what a check of them says as they are
 */
export function writeIfRight(
  root: string,
  checker: Checker,
  now: Checked,
  { file, before, text }: Rewriting,
  { wording, dry = false }: Editing,
): Rewritten {
  const after = checkedWith(checker, file, text);
  const faults = newFaults(after.errors, now.errors, file);
  if (faults.length > 0) return { is: "refused", faults };
  const path = join(root, file);
  if ((existsSync(path) ? readFileSync(path, "utf8") : undefined) !== before) return { is: "overtaken" };
  if (!dry) write(path, text);
  return {
    is: "written",
    after,
    warned: () => newFaults(after.warnings, now.warnings, file),
    said: () => effectOf(now.documents, file, text, wording),
  };
}

/** What would be wrong with a document written so that is not wrong now, when a check has just said so. */
export const newErrors = (checker: Checker, now: Checked, file: string, text: string | undefined): readonly Fault[] =>
  newFaults(checkedWith(checker, file, text).errors, now.errors, file);

const checkedWith = (checker: Checker, file: string, text: string | undefined): Checked =>
  checker.check({ overlay: new Map([[file, text ?? null]]), looked: true });

/** What is otherwise where a document is written so, in sentences. */
function effectOf(
  documents: readonly Document[],
  file: string,
  text: string | undefined,
  wording: Wording,
): readonly string[] {
  const before = new Map(documents.map((document) => [document.file, document.text]));
  const after = new Map(before);
  if (text === undefined) after.delete(file);
  else after.set(file, text);
  return differenceOf(before, after, wording);
}

/** Whole or not at all: what follows the folder never reads a half. */
function write(path: string, text: string | undefined): void {
  if (text === undefined) return rmSync(path);
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
