import { brandComparison } from "../../../publish/studio/brand-comparison.ts";
import type { Questions } from "../../../publish/studio/questions.ts";
import { assertPair } from "./answer-brands.ts";
import type { DeskDocuments } from "./desk-documents.ts";

export function answerCompare(desk: DeskDocuments, { left, right }: Questions["compare"]["asked"]) {
  const documents = desk.documents();
  assertPair(documents, left);
  assertPair(documents, right);
  return { told: brandComparison(documents, desk.schemas(), left, right) };
}
