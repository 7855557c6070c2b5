import type { DeskDocuments } from "./desk-documents.ts";
import type { DeskQuestions } from "./desk-messages.ts";

export const answerEffect = (desk: DeskDocuments, { before, after }: DeskQuestions["effect"]["asked"]) => ({
  told: desk.effects.of(before, after),
});
