import type { Change } from "./questions.ts";

/** What an edit did, in a sentence or several. */
export function changeSaid({ said, of, file, undoes }: Change): string {
  const what =
    said.length > 0 ? said.join(" ") : `${of?.path.join(".") ?? file} was edited; no brand has anything otherwise.`;
  return undoes === undefined ? what : `Taken back: ${what}`;
}

/** Those edits that hold what is searched for, in any of their words: who, what, which brand, which file. */
export function changesOf(changes: readonly Change[], search: string): readonly Change[] {
  const sought = search.trim().toLowerCase();
  return changes.filter((change) => {
    const { who, file, of } = change;
    return [changeSaid(change), who, file, of?.pair, of?.path.join(".")].join(" ").toLowerCase().includes(sought);
  });
}
