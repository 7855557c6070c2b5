import type { Questions } from "../../../publish/studio/questions.ts";
import { type TextsFound, textsFound } from "../../../publish/studio/texts-found.ts";
import type { DeskDocuments } from "./desk-documents.ts";
import type { Answer } from "./desk-messages.ts";

/** The texts that have what is looked for, in every language. */
export const answerTexts = (desk: DeskDocuments, { search }: Questions["texts"]["asked"]): Answer<TextsFound> => ({
  told: textsFound(desk.documents(), search),
});
