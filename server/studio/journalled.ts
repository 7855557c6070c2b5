import type { NewEdit, Undoable } from "../store/edit-journal.ts";
import type { Deed, Undoing } from "./desk/desk-messages.ts";

/** What was written, as the journal takes it. */
export function doneIn({ text: after, besides = [], ...done }: Deed): Omit<NewEdit, "who"> {
  return { ...done, after, besides: besides.map(({ text, ...one }) => ({ ...one, after: text })) };
}

/** An edit of the journal as the desk takes it back. */
export const undoingOf = ({ besides, ...edit }: Undoable): Undoing => ({
  ...undoing(edit),
  besides: besides.map(undoing),
});

const undoing = ({ file, before, after: text, of, earlier, setAgain }: Omit<Undoable, "besides">): Undoing => ({
  ...{ file, before, text, of, earlier, setAgain },
});
