import { messageOf } from "../../engine/expression.ts";
import type { Checker } from "../../publish/check/checker.ts";
import type { Document } from "../../publish/documents/document.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { chanceOf } from "./chance.ts";
import { drawEdit } from "./draw-edit.ts";
import type { Edit } from "./edit.ts";
import type { Effect } from "./harm/effect.ts";
import { judge, type Refusal } from "./judge.ts";

/** What leads to an edit. */
export type Named = Pick<Edit, "kind" | "file" | "line" | "what">;

/** What became of an edit; what one does that was accepted is known once it is drawn. */
export type Outcome =
  | { readonly edit: Named; readonly came: "refused"; readonly lines: readonly string[]; readonly refusal: Refusal }
  | { readonly edit: Named; readonly came: "accepted"; readonly effect?: Effect }
  | { readonly edit: Named; readonly came: "crashed"; readonly why: string };

/** Which edits are tried: so many from a seed on, or every n-th of these, so that several processes share them. */
export interface Wanted {
  readonly count: number;
  readonly seed: number;
  readonly share?: { readonly at: number; readonly of: number };
}

/** What became of an edit, with all documents where it was accepted. */
export interface Tried {
  readonly outcome: Outcome;
  readonly documents: readonly Document[];
}

/** Tries single edits of the documents of a root, each for itself: the same from the same seed. */
export function* triedEdits(checker: Checker, { count, seed, share = { at: 0, of: 1 } }: Wanted): Generator<Tried> {
  const { documents, errors } = checker.check();
  if (errors[0]) throw new Error(`the documents have faults before any edit: ${formatFault(errors[0])}`);
  const chance = chanceOf(seed);
  for (let at = 0; at < count; at++) {
    const edit = drawEdit(documents, chance);
    if (at % share.of === share.at) yield tried(checker, edit);
  }
}

function tried(checker: Checker, whole: Edit): Tried {
  const { kind, file, line, what } = whole;
  const edit = { kind, file, line, what };
  try {
    const { errors, documents } = checker.check({ overlay: new Map([[file, whole.text]]) });
    if (errors.length === 0) return { outcome: { edit, came: "accepted" }, documents };
    const lines = errors.map(formatFault);
    return { outcome: { edit, came: "refused", lines, refusal: judge(whole, errors) }, documents };
  } catch (error) {
    return { outcome: { edit, came: "crashed", why: messageOf(error) }, documents: [] };
  }
}
