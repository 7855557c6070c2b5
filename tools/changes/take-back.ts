import { NOTHING_LEFT, notUndone, undoSaid } from "../../publish/studio/changes.ts";
import type { AtDoor } from "../../server/store/door.ts";
import { answerUndo } from "../../server/studio/desk/answer-undo.ts";
import { doneIn, undoingOf } from "../../server/studio/journalled.ts";
import { DeskDocuments } from "../../server/studio/desk/desk-documents.ts";

/** Takes an edit of the studio back as the studio does, and notes by whom; a line for what stands in the way. @throws where there is none of this number */
export async function takeBack(
  root: string,
  journal: Pick<AtDoor["journal"], "undoable" | "add">,
  edit: number,
  who: string,
): Promise<{ readonly lines: readonly string[]; readonly wrong: boolean }> {
  const undone = await journal.undoable(edit);
  const { told, deed } = await answerUndo(new DeskDocuments(root), undoingOf(undone));
  if (deed) await journal.add({ ...doneIn(deed), who, undoes: edit });
  switch (told.is) {
    case "written":
      return { lines: [undoSaid(undone, told.said)], wrong: false };
    case "refused":
      return { lines: [...told.marks.map(({ line }) => line), "Nothing was taken back."], wrong: true };
    case "conflict":
      return { lines: [`${undone.file}: ${notUndone(told.how)}`], wrong: true };
    case "as it was":
      return { lines: [NOTHING_LEFT], wrong: false };
  }
}
