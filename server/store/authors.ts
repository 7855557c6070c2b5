/** A document that is otherwise in a draft than live, by prints of its texts; null where there is none. */
export interface Differing {
  readonly file: string;
  readonly live: string | null;
  readonly draft: string | null;
}

/** An edit of the studio, by prints of the document before and after. */
export interface EditPrints {
  readonly file: string;
  readonly who: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Who has made a draft otherwise than what is live. */
export interface Authors {
  readonly names: readonly string[];
  /** Whether something of it was edited by hand or by a commit, so that nobody here knows by whom. */
  readonly outside: boolean;
}

/**
 * Follows the edits of each document back from the draft to what is live. Where one does not begin with what the one
 * before it left, somebody has written the file outside the studio.
 * @param edits of these files, the newest first
 */
export function authorsOf(differing: readonly Differing[], edits: readonly EditPrints[]): Authors {
  const names = new Set<string>();
  let outside = false;
  for (const { file, live, draft } of differing) {
    let text = draft;
    for (const { who, before, after } of edits.filter((edit) => edit.file === file)) {
      if (after !== text) outside = true;
      text = after;
      if (text === live) break;
      names.add(who);
      text = before;
      if (text === live) break;
    }
    if (text !== live) outside = true;
  }
  return { names: [...names].sort(), outside };
}
