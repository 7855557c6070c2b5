import { keyWords } from "../words/key-words.ts";
import type { Change, NotUndone } from "./questions.ts";

/** How what takes an edit back begins to be told, and what takes that back; who searches may look for these, too. */
export const TAKEN_BACK = "Taken back: ";
export const DONE_AGAIN = "Done again: ";

/** What an edit did, in a sentence or several; of one that took another back what that had done. */
export function changeSaid(change: Change): string {
  if (change.undoes === undefined) return didSaid(change);
  // What took back a taking back has done the first edit again: its own sentences say so.
  return change.undid === undefined ? `${DONE_AGAIN}${didSaid(change)}` : takenBack(change.undid);
}

/**
 * What is told to who takes an edit back, in the words in which the edit was told.
 * @param did what that does, in sentences
 */
export const undoSaid = (change: Told, did: readonly string[]): string =>
  change.undoes === undefined ? takenBack([didSaid(change)]) : `${DONE_AGAIN}${didSaid({ ...change, said: did })}`;

/** What is told to who wants to take back an edit of which nothing is left. */
export const NOTHING_LEFT = "Nothing was left to take back: the file holds again what it held before.";

/** What is told to who wants to take back an edit that cannot be. */
export const notUndone = (how: NotUndone | undefined): string =>
  ({
    "as before":
      "Nothing was taken back: the file holds again what it held before. A later edit of the same value stands; take that back first.",
    "set again":
      "It cannot be taken back: the same value was set again since, by an edit that stands. Take that back first.",
    otherwise: "It cannot be taken back: what it set is written otherwise by now, outside the studio.",
  })[how ?? "otherwise"];

type Told = Pick<Change, "said" | "of" | "file" | "undoes">;

/** In quotation marks: what it says of a value, `is #111111, was #0E1730`, holds no more. */
const takenBack = (said: readonly string[]): string =>
  said.length > 0 ? `${TAKEN_BACK}“${said.join(" ")}”` : "Taken back; no brand had anything otherwise by it.";

function didSaid({ said, of, file }: Told): string {
  if (said.length > 0) return said.join(" ");
  const what = of?.path.at(-1);
  return inVain(what === undefined ? file : keyWords(what));
}

/** What is told of an edit by which no brand has anything otherwise. */
export const inVain = (what: string): string => `${what} was edited; no brand has anything otherwise.`;
