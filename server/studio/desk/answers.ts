import type { DeskDocuments } from "./desk-documents.ts";
import type { Answer, DeskQuestions } from "./desk-messages.ts";
import { answerBrand, answerBrands, answerMarks, answerScreens } from "./answer-brands.ts";
import { answerEffect } from "./answer-effect.ts";
import { answerBetween, answerChanged, answerTerms } from "./answer-history.ts";
import { answerCompare } from "./answer-compare.ts";
import { answerEdit } from "./answer-edit.ts";
import { answerInspect, answerShown } from "./answer-inspect.ts";
import { answerComplete, answerHover } from "./answer-hints.ts";
import { answerOffer } from "./answer-offer.ts";
import { answerPaper, answerSave, answerTry } from "./answer-papers.ts";
import { answerPolicies } from "./answer-policies.ts";
import { answerTexts } from "./answer-texts.ts";
import { answerUndo } from "./answer-undo.ts";
import { answerDecision, answerDecisions, answerUnnoticed, answerWhy } from "./answer-why.ts";

/** What is answered when something else has come to its end: a word of the language server, a preview that was told. */
type Late = "complete" | "hover" | "edit" | "undo";

/** Who answers each question about the documents. */
export const answers: {
  readonly [Name in keyof DeskQuestions]: (
    documents: DeskDocuments,
    asked: DeskQuestions[Name]["asked"],
  ) => Name extends Late ? Promise<Answer<DeskQuestions[Name]["told"]>> : Answer<DeskQuestions[Name]["told"]>;
} = {
  brands: answerBrands,
  screens: answerScreens,
  brand: answerBrand,
  inspect: answerInspect,
  shown: answerShown,
  compare: answerCompare,
  marks: answerMarks,
  policies: answerPolicies,
  edit: answerEdit,
  offer: answerOffer,
  try: answerTry,
  undo: answerUndo,
  effect: answerEffect,
  changed: answerChanged,
  between: answerBetween,
  terms: answerTerms,
  paper: answerPaper,
  save: answerSave,
  texts: answerTexts,
  complete: answerComplete,
  hover: answerHover,
  decisions: answerDecisions,
  decision: answerDecision,
  why: answerWhy,
  unnoticed: answerUnnoticed,
};
