import { brandChanges } from "../../../publish/compare/brand-changes.ts";
import { brandTerms } from "../../../publish/studio/brand-terms.ts";
import type { DeskDocuments } from "./desk-documents.ts";
import type { DeskQuestions } from "./desk-messages.ts";

export const answerChanged = (_: DeskDocuments, { before, after }: DeskQuestions["changed"]["asked"]) => ({
  told: brandChanges(before, after),
});

export const answerTerms = (desk: DeskDocuments) => ({ told: brandTerms(desk.documents(), desk.schemas()) });
