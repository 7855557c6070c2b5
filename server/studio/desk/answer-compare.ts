import { brandComparison } from "../../../publish/studio/brand-comparison.ts";
import type { Questions } from "../../../publish/studio/questions.ts";
import { assertPair } from "./assert-pair.ts";
import type { DeskDocuments } from "./desk-documents.ts";

export function answerCompare(desk: DeskDocuments, { left, right }: Questions["compare"]["asked"]) {
  const { all: documents, faults } = desk.read();
  assertPair(documents, faults, left);
  assertPair(documents, faults, right);
  return { told: brandComparison(documents, desk.schemas(), left, right) };
}
