import { type Json, jsonAt } from "../../../publish/documents/json.ts";
import { applyEdit } from "../../../publish/edit/apply-edit.ts";
import { planEdit } from "../../../publish/edit/plan-edit.ts";
import { brandTerms, termOf } from "../../../publish/studio/brand-terms.ts";
import { inVain } from "../../../publish/studio/changes.ts";
import { calledIn } from "../../../publish/studio/change-words.ts";
import { formatPath } from "../../../publish/documents/position.ts";
import { isSame } from "../../../publish/studio/brand-sheet.ts";
import type { AskedEdit, Edited } from "../../../publish/studio/questions.ts";
import { pairName } from "../../../publish/documents/compose-brand.ts";
import { type DeskDocuments, markOf } from "./desk-documents.ts";
import type { Answer } from "./desk-messages.ts";
import { plainMarks } from "./plain-marks.ts";
import { assertPair } from "./assert-pair.ts";
import { withTexts } from "../../../publish/edit/with-texts.ts";

/** Edits one value, where nobody has edited it since whoever asks saw it. */
export async function answerEdit(
  desk: DeskDocuments,
  { was, texts = [], ...asked }: AskedEdit,
): Promise<Answer<Edited>> {
  const now = desk.checked();
  const { documents } = now;
  assertPair(documents, now.errors, asked);
  const edit = { ...asked, value: asked.value };
  const planned = planEdit(documents, edit);
  const layer = { ...planned.layer, reaches: planned.layer.reaches.length };
  const data = documents.find(({ file }) => file === layer.file)?.data;
  const theirs = jsonAt(data, asked.path);
  // Whose edit was written and never answered asks for it once more, and is no other than himself.
  const isAsAsked = [asked.value, planned.says].some((value) => isSameWord(theirs, value));
  if (!isSame(theirs, was)) return { told: isAsAsked ? { is: "as it was", layer } : { is: "conflict", layer, theirs } };
  const { tidy, wording } = desk;
  const besides = withTexts(documents, texts);
  const done = applyEdit(desk.root, desk.checker, now, edit, { tidy, wording, besides });
  switch (done.is) {
    case "as it was":
      return { told: { is: "as it was", layer } };
    case "refused":
      return { told: { is: "refused", layer, marks: done.faults.map(markOf) } };
    case "overtaken":
      return { told: { is: "conflict", layer, theirs } };
    case "written": {
      await desk.edited(asked, done.after);
      const { text } = done;
      const said = done.said();
      const warned = plainMarks(desk, done.warned());
      const of = { pair: pairName(asked), layer: layer.name, path: asked.path };
      return {
        told: { is: "written", edit: 0, layer, says: done.edit.says, said, warned },
        deed: {
          file: layer.file,
          before: done.edit.before,
          text,
          besides,
          of,
          said: said.length > 0 ? said : [vain(desk, asked)],
        },
      };
    }
  }
}

/** A layer that says none takes away what lies below; one that says nothing leaves it. */
const isSameWord = (one: Json | undefined, other: Json | undefined): boolean =>
  (one === undefined) === (other === undefined) && isSame(one, other);

/** An edit by which no brand has anything otherwise, as the journal tells of it. */
const vain = (desk: DeskDocuments, { path }: Pick<AskedEdit, "path">): string =>
  inVain(calledIn(termOf(brandTerms(desk.documents(), desk.schemas()), formatPath(path))));
