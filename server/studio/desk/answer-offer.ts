import { nearestColour } from "../../../publish/edit/nearest-colour.ts";
import { planEdit } from "../../../publish/edit/plan-edit.ts";
import { newErrors } from "../../../publish/edit/write-if-right.ts";
import type { AskedEdit } from "../../../publish/studio/questions.ts";
import { assertPair } from "./assert-pair.ts";
import type { DeskDocuments } from "./desk-documents.ts";

/** The nearest colour with which all documents would be right, in the place of one with which they would not. */
export function answerOffer(desk: DeskDocuments, { was: _, ...asked }: AskedEdit) {
  const now = desk.checked();
  assertPair(now.documents, now.errors, asked);
  const { value } = asked;
  if (typeof value !== "string" || !/^#[0-9A-Fa-f]{6}$/.test(value)) return { told: {} };
  const passes = (colour: string): boolean => {
    const { layer, text } = planEdit(now.documents, { ...asked, value: colour });
    return newErrors(desk.checker, now, layer.file, text).length === 0;
  };
  return { told: { colour: nearestColour(value, passes) } };
}
