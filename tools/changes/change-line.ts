import { changeSaid } from "../../publish/studio/changes.ts";
import type { Change } from "../../publish/studio/questions.ts";
import { moment } from "../releases/lines.ts";

/** An edit in a line, with the number by which it is taken back. */
export const changeLine = (change: Change): string =>
  `${change.id}  ${moment(change.at)}  ${change.who}: ${changeSaid(change)} (${change.file})${change.undone ? " It was taken back." : ""}`;
