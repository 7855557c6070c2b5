import { brandPairs } from "../../../publish/documents/compose-brand.ts";
import { planEdit } from "../../../publish/edit/plan-edit.ts";
import type { Draw } from "../../release/compose.ts";
import type { DeskDocuments } from "./desk-documents.ts";
import { earlyOf } from "./early.ts";

/**
 * Goes once through what an edit is, in pieces, and writes nothing: the first to edit would else wait for all that is
 * worked out, and read by the processor, the first time; three times as long as everybody after him.
 */
export function* rehearse(desk: DeskDocuments, draw: Draw | undefined): Generator<void> {
  const { errors, documents } = desk.checked();
  const [pair] = errors.length > 0 ? [] : brandPairs(documents);
  if (!pair) return;
  yield;
  const { layer, text } = planEdit(documents, { ...pair, path: ["name"], value: "Rehearsal" });
  const edited = desk.checker.check({ overlay: new Map([[layer.file, text ?? null]]), looked: true });
  yield;
  if (draw) earlyOf(desk.root, edited, pair, draw);
}
