import { changeSaid } from "../../publish/studio/changes.ts";
import type { Change, Questions } from "../../publish/studio/questions.ts";
import { moment } from "../releases/lines.ts";

/** What was found of what was edited, in lines. */
export function changeLines({ changes, more }: Questions["changes"]["told"], words: string): readonly string[] {
  if (changes.length === 0)
    return [words.trim() === "" ? "Nothing was edited in the studio yet." : "No change is about that."];
  const older = `These are the newest ${changes.length} of ${changes.length + more}: more words find fewer.`;
  return [...changes.map(changeLine), ...(more > 0 ? [older] : [])];
}

/** An edit in a line, with the number by which it is taken back. */
export const changeLine = (change: Change): string =>
  `${change.id}  ${moment(change.at)}  ${change.who}: ${changeSaid(change)} (${change.file})${change.undone ? " It was taken back." : ""}`;
