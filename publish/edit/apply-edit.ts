import type { Checked, Checker } from "../check/checker.ts";
import type { Fault } from "../documents/document.ts";
import { type BrandEdit, type PlannedEdit, planEdit } from "./plan-edit.ts";
import { staysTidy } from "./stays-tidy.ts";
import { type Editing, type Rewriting, type Rewritten, writeIfRight } from "./write-if-right.ts";

/** What became of an edit. */
export type Applied =
  /** With what the file says now; undefined where it is gone. */
  | (Extract<Rewritten, { is: "written" }> & { readonly edit: PlannedEdit; readonly text: string | undefined })
  | { readonly is: "as it was"; readonly edit: PlannedEdit }
  /** What would be wrong after it that is not wrong now; nothing is written. */
  | { readonly is: "refused"; readonly edit: PlannedEdit; readonly faults: readonly Fault[] }
  /** Somebody wrote the file meanwhile; nothing is written over it. */
  | { readonly is: "overtaken"; readonly edit: PlannedEdit };

/**
 * Edits a brand in the folder, where the documents are right after it.
 * @param now what a check of them says as they are
 * @param tidy writes a text as the project's formatter would; the file is written as it was planned without
 * @param besides what is written with it, or not at all
 */
export function applyEdit(
  root: string,
  checker: Checker,
  now: Checked,
  edit: BrandEdit,
  {
    tidy = (_file, text) => text,
    besides = [],
    ...editing
  }: Editing & { readonly tidy?: Tidy; readonly besides?: readonly Rewriting[] },
): Applied {
  const planned = planEdit(now.documents, edit);
  const { layer, before, says } = planned;
  // The formatter takes a sixth of an edit's time.
  const isAsTidy = before !== undefined && says !== undefined && staysTidy(before, edit.path, says);
  const text = isAsTidy ? planned.text : tidied(planned, tidy);
  if (text === before && besides.length === 0) return { is: "as it was", edit: planned };
  const done = writeIfRight(root, checker, now, [{ file: layer.file, before, text }, ...besides], editing);
  return done.is === "written" ? { ...done, edit: planned, text } : { ...done, edit: planned };
}

type Tidy = (file: string, text: string) => string;

/** What was written by hand in another way than the formatter's keeps its own. */
function tidied({ layer: { file }, before, text }: PlannedEdit, tidy: Tidy): string | undefined {
  const isTidy = before === undefined || tidy(file, before) === before;
  return isTidy && text !== undefined ? tidy(file, text) : text;
}
