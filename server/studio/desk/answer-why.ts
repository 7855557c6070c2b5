import type { Questions } from "../../../publish/studio/questions.ts";
import { namesIn } from "../../../publish/compare/document-words.ts";
import { saidBy } from "../../../publish/documents/said-by.ts";
import { decisionCards } from "../../../publish/studio/decision-cards.ts";
import { decisionDocument, decisionSheet } from "../../../publish/studio/decision-sheet.ts";
import { unnoticedChanges } from "../../../publish/studio/unnoticed-changes.ts";
import { englishText } from "../../../publish/words/english-text.ts";
import { explainDecision } from "../../../publish/words/explain-decision.ts";
import { stepsInWords } from "../../../publish/words/steps-in-words.ts";
import { withoutIds } from "../../../publish/words/without-ids.ts";
import type { DeskDocuments } from "./desk-documents.ts";
import type { Answer } from "./desk-messages.ts";

export function answerDecisions(desk: DeskDocuments) {
  return { told: { decisions: decisionCards(desk.documents()) } };
}

export function answerDecision(desk: DeskDocuments, { decision }: Questions["decision"]["asked"]) {
  return { told: decisionSheet(desk.documents(), desk.schemas(), decision) };
}

/** Which row these inputs take, what it gives, and why each row before it was not that. */
export function answerWhy(
  desk: DeskDocuments,
  { decision: id, inputs }: Questions["why"]["asked"],
): Answer<Questions["why"]["told"]> {
  const documents = desk.documents();
  const decision = saidBy("decision", decisionDocument(documents, id));
  const explained = explainDecision(decision, inputs);
  const { then } = decision.rows.find((row) => row.id === explained.row) ?? decision.undecided;
  const gives = stepsInWords(then, {
    inputs,
    wordsOf: (key) => englishText(documents, key),
    called: namesIn(documents),
  });
  const rows = explained.rows.map((row) => ({ ...row, because: withoutIds(row.because) }));
  return { told: { ...explained, because: withoutIds(explained.because), rows, gives } };
}

export function answerUnnoticed(desk: DeskDocuments, { decision }: Questions["unnoticed"]["asked"]) {
  return { told: { changes: unnoticedChanges(saidBy("decision", decisionDocument(desk.documents(), decision))) } };
}
