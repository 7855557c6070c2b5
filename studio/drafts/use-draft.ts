import { useState } from "react";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { type Draft, draftOf, keepDraft } from "./drafts.ts";
import { textOf } from "./typed-value.ts";

interface Drafting {
  readonly draft: Draft | undefined;
  readonly keep: (draft: Draft | undefined) => void;
}

/** What is typed at a value and is not saved yet; what the value is by now is none. */
export function useDraft(key: string, { value, takes }: SheetField): Drafting {
  const [held, setHeld] = useState(() => draftOf(key));
  const keep = (draft: Draft | undefined) => {
    const kept = draft?.text === textOf(value, takes) ? undefined : draft;
    keepDraft(key, kept, held);
    setHeld(kept);
  };
  return { draft: held?.text === textOf(value, takes) ? undefined : held, keep };
}
