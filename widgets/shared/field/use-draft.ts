import { useState } from "react";

export interface Draft {
  /** What the input shows. */
  text: string;
  /** Keeps what is typed as it stands; undefined goes back to the value's own form. */
  keep: (text: string | undefined) => void;
}

/**
 * The text of a field whose value is not its text: shows what was typed for as long as it still means the value,
 * else the value in its own form. So typing is never fought, and a value set from outside always shows.
 */
export function useDraft<V>(
  value: V | undefined,
  show: (value: V) => string,
  read: (text: string) => V | undefined,
): Draft {
  const [draft, keep] = useState<string>();
  if (draft !== undefined && read(draft) === value) return { text: draft, keep };
  return { text: value === undefined ? "" : show(value), keep };
}
