import { writeIfRight } from "../../../publish/edit/write-if-right.ts";
import type { Paper, Questions, Saved } from "../../../publish/studio/questions.ts";
import { assertDocument } from "./assert-document.ts";
import { type DeskDocuments, markOf } from "./desk-documents.ts";
import type { Answer } from "./desk-messages.ts";
import { textOf } from "./text-of.ts";

export function answerPaper(desk: DeskDocuments, { file }: Questions["paper"]["asked"]): Answer<Paper> {
  assertDocument(file);
  const { errors, warnings } = desk.checked();
  return {
    told: {
      file,
      text: textOf(desk, file),
      marks: [...errors, ...warnings].filter((fault) => fault.file === file).map(markOf),
    },
  };
}

/** What would be wrong with all documents where one is written so, and what of that one is only odd. */
export function answerTry(desk: DeskDocuments, { file, text }: Questions["try"]["asked"]) {
  assertDocument(file);
  const { errors, warnings } = desk.checker.check({ overlay: new Map([[file, text]]) });
  return { told: { marks: [...errors, ...warnings.filter((fault) => fault.file === file)].map(markOf) } };
}

/** Writes a document as a whole, where it is as whoever asks read it. */
export function answerSave(desk: DeskDocuments, { file, before, text }: Questions["save"]["asked"]): Answer<Saved> {
  assertDocument(file);
  if (text === before) return { told: { is: "as it was" } };
  const { wording } = desk;
  const done = writeIfRight(desk.root, desk.checker, desk.checked(), [{ file, before, text }], { wording });
  if (done.is === "refused") return { told: { is: "refused", marks: done.faults.map(markOf) } };
  if (done.is === "overtaken") return { told: { is: "conflict", theirs: textOf(desk, file) } };
  const said = done.said();
  return { told: { is: "written", edit: 0, said }, deed: { file, before, text, said } };
}
