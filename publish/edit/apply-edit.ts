import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Checker } from "../check/checker.ts";
import { formatFault } from "../check/given/report.ts";
import type { Fault } from "../documents/document.ts";
import { type BrandEdit, effectOf, type PlannedEdit, planEdit } from "./plan-edit.ts";

/** What became of an edit. */
export type Applied =
  /** With what each brand has otherwise, in sentences. */
  | { readonly is: "written"; readonly edit: PlannedEdit; readonly said: readonly string[] }
  | { readonly is: "as it was"; readonly edit: PlannedEdit }
  /** What would be wrong after it that is not wrong now; nothing is written. */
  | { readonly is: "refused"; readonly edit: PlannedEdit; readonly faults: readonly Fault[] }
  /** Somebody wrote the file meanwhile; nothing is written over it. */
  | { readonly is: "overtaken"; readonly edit: PlannedEdit };

/**
 * Edits a brand in the folder, where the documents are right after it.
 * @param tidy writes a text as the project's formatter would; the file is written as it was planned without
 * @param dry writes nothing
 */
export function applyEdit(
  root: string,
  checker: Checker,
  edit: BrandEdit,
  { tidy = (_file: string, text: string) => text, dry = false } = {},
): Applied {
  const now = checker.check();
  const planned = planEdit(now.documents, edit);
  const { layer, before } = planned;
  // What was written by hand in another way than the formatter's keeps its own.
  const isTidy = before === undefined || tidy(layer.file, before) === before;
  const text = isTidy && planned.text !== undefined ? tidy(layer.file, planned.text) : planned.text;
  if (text === before || text === undefined) return { is: "as it was", edit: planned };
  const known = new Set(now.errors.map(placeless));
  const faults = checker
    .check({ overlay: new Map([[layer.file, text]]) })
    .errors.filter((fault) => !known.has(placeless(fault)));
  if (faults.length > 0) return { is: "refused", edit: planned, faults };
  const path = join(root, layer.file);
  if ((existsSync(path) ? readFileSync(path, "utf8") : undefined) !== before) return { is: "overtaken", edit: planned };
  if (!dry) write(path, text);
  return { is: "written", edit: planned, said: effectOf(now.documents, layer.file, text) };
}

/** A fault without its line, which any edit above it moves. */
const placeless = (fault: Fault): string => formatFault({ ...fault, line: 0, column: 0 });

/** Whole or not at all: what follows the folder never reads a half. */
function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
