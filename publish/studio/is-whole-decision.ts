import type { Document } from "../documents/document.ts";
import { entries, isEntries } from "../documents/entries.ts";

/** Whether a document says all that a decision is made of: in the studio it is shown before it is checked. */
export function isWholeDecision({ kind, data }: Document): boolean {
  const { inputs, rows, cases, undecided } = entries(data);
  const lists = [rows, cases].every((list) => Array.isArray(list) && list.every(isEntries));
  return kind === "decision" && lists && isEntries(inputs) && isEntries(undecided);
}
