import { changeSaid } from "./changes.ts";
import type { Change, Deed } from "./questions.ts";

/** All that was done, the newest first: what the audit has, of releases and of who came and went, and every edit of the studio. */
export const allDeeds = (audit: readonly Deed[], edits: readonly Change[]): readonly Deed[] =>
  [
    ...audit.map(({ at, who, said, why }) => ({ at, who, said, why })),
    ...edits.map((edit) => ({ at: edit.at, who: edit.who, said: changeSaid(edit), why: "" })),
  ].sort((one, other) => other.at.localeCompare(one.at));

/** By whom and why each state of the folder is live that is right, where it is followed: nobody is asked. */
export const saved = { who: "folder", why: "saved" } as const;

/** Whether something is live because the folder was saved. */
export const isSaved = (who: string, why: string): boolean => who === saved.who && why === saved.why;

/** Rows in their order, those that follow each other and are alike in this together; each other one by itself. */
export function foldedBy<Row>(rows: readonly Row[], alike: (row: Row) => boolean): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && alike(last[0]) && alike(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
