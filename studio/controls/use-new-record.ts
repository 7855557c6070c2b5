import { useState } from "react";
import { jsonOf, objectOf } from "../../publish/documents/json.ts";
import { useKeptText } from "../drafts/use-kept-text.ts";
import type { Entry } from "./RecordFields.tsx";

/** An entry that is not there yet, with the words that it needs; these by their language and what they are for. */
export interface Fresh {
  readonly entry: Entry;
  readonly words: Readonly<Record<string, string>>;
  /** It was sent as it is: once the list has it, nothing of it is left to save. */
  readonly isSent?: boolean;
}

interface Adding {
  /** Undefined while nobody adds one. */
  readonly fresh: Fresh | undefined;
  /** Undefined leaves it. */
  readonly keep: (fresh: Fresh | undefined) => void;
  readonly begin: () => void;
}

/** What is typed of a new entry, kept in this browser until it is there or left. */
export function useNewRecord(place: string): Adding {
  const [text, type] = useKeptText(`${place} new entry`);
  const [isOpen, open] = useState(text !== "");
  return {
    fresh: isOpen ? freshIn(text) : undefined,
    keep: (fresh) => {
      open(fresh !== undefined);
      const isEmpty = Object.keys({ ...fresh?.entry, ...fresh?.words }).length === 0;
      type(isEmpty ? "" : JSON.stringify(fresh));
    },
    begin: () => open(true),
  };
}

/** What was kept; nothing of what nobody wrote here. */
function freshIn(text: string): Fresh {
  try {
    const kept = objectOf(jsonOf(text));
    const words = Object.entries(objectOf(kept.words)).flatMap(([of, said]) =>
      typeof said === "string" ? [[of, said] as const] : [],
    );
    return { entry: objectOf(kept.entry), words: Object.fromEntries(words), isSent: kept.isSent === true };
  } catch {
    return { entry: {}, words: {} };
  }
}
