import type { Checker } from "../check/checker.ts";
import type { Wording } from "../compare/wording.ts";
import type { Fault } from "../documents/document.ts";
import { type BrandEdit, type PlannedEdit, planEdit } from "./plan-edit.ts";
import { writeIfRight } from "./write-if-right.ts";

/** What became of an edit. */
export type Applied =
  /** With what each brand has otherwise, in sentences, and what the file says now; undefined where it is gone. */
  | {
      readonly is: "written";
      readonly edit: PlannedEdit;
      readonly text: string | undefined;
      readonly said: readonly string[];
    }
  | { readonly is: "as it was"; readonly edit: PlannedEdit }
  /** What would be wrong after it that is not wrong now; nothing is written. */
  | { readonly is: "refused"; readonly edit: PlannedEdit; readonly faults: readonly Fault[] }
  /** Somebody wrote the file meanwhile; nothing is written over it. */
  | { readonly is: "overtaken"; readonly edit: PlannedEdit };

/**
 * Edits a brand in the folder, where the documents are right after it.
 * @param tidy writes a text as the project's formatter would; the file is written as it was planned without
 * @param dry writes nothing
 * @param wording has how values of brands are called
 */
export function applyEdit(
  root: string,
  checker: Checker,
  edit: BrandEdit,
  {
    tidy = (_file: string, text: string) => text,
    dry = false,
    wording,
  }: {
    readonly tidy?: (file: string, text: string) => string;
    readonly dry?: boolean;
    readonly wording: Wording;
  },
): Applied {
  const now = checker.check();
  const planned = planEdit(now.documents, edit);
  const { layer, before } = planned;
  // What was written by hand in another way than the formatter's keeps its own.
  const isTidy = before === undefined || tidy(layer.file, before) === before;
  const text = isTidy && planned.text !== undefined ? tidy(layer.file, planned.text) : planned.text;
  if (text === before) return { is: "as it was", edit: planned };
  const done = writeIfRight(root, checker, now, { file: layer.file, before, text }, { wording, dry });
  return done.is === "written" ? { ...done, edit: planned, text } : { ...done, edit: planned };
}
