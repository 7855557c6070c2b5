import { brandChanges } from "../../../publish/compare/brand-changes.ts";
import { brandTerms } from "../../../publish/studio/brand-terms.ts";
import type { DocumentTexts } from "../../../publish/pack/sound-documents.ts";
import { releaseDifference } from "../../../publish/studio/release-comparison.ts";
import type { DeskDocuments } from "./desk-documents.ts";
import type { DeskQuestions } from "./desk-messages.ts";

export const answerChanged = (_: DeskDocuments, { before, after }: DeskQuestions["changed"]["asked"]) => ({
  told: brandChanges(before, after),
});

export function answerBetween(desk: DeskDocuments, { before, after, pair }: DeskQuestions["between"]["asked"]) {
  const read = (texts: DocumentTexts) => ({ texts, documents: desk.texts.read(texts).all });
  return { told: releaseDifference(read(before), read(after), desk.schemas(), pair) };
}

export const answerTerms = (desk: DeskDocuments) => ({ told: brandTerms(desk.documents(), desk.schemas()) });
