import { messageOf } from "../../engine/expression.ts";
import { Checker } from "../../publish/check/checker.ts";
import type { Document } from "../../publish/documents/document.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { chanceOf } from "./chance.ts";
import { drawEdit } from "./draw-edit.ts";
import type { Edit } from "./edit.ts";
import { judge, type Refusal } from "./judge.ts";

/** What became of an edit. */
export type Outcome =
  | { readonly edit: Edit; readonly came: "refused"; readonly lines: readonly string[]; readonly refusal: Refusal }
  | { readonly edit: Edit; readonly came: "accepted"; readonly documents: readonly Document[] }
  | { readonly edit: Edit; readonly came: "crashed"; readonly why: string };

/**
 * Tries single edits of the documents of a root, each for itself: the same from the same seed.
 */
export function runEdits(root: string, { count, seed }: { readonly count: number; readonly seed: number }) {
  const checker = new Checker(root);
  const { documents, errors } = checker.check();
  if (errors[0]) throw new Error(`the documents have faults before any edit: ${formatFault(errors[0])}`);
  const chance = chanceOf(seed);
  const outcomes = Array.from({ length: count }, () => tried(checker, drawEdit(documents, chance)));
  return { documents, outcomes };
}

function tried(checker: Checker, edit: Edit): Outcome {
  try {
    const { errors, documents } = checker.check({ overlay: new Map([[edit.file, edit.text]]) });
    if (errors.length === 0) return { edit, came: "accepted", documents };
    return { edit, came: "refused", lines: errors.map(formatFault), refusal: judge(edit, errors) };
  } catch (error) {
    return { edit, came: "crashed", why: messageOf(error) };
  }
}
