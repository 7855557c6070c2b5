import { useState } from "react";
import { keep, keptOf } from "./kept.ts";

/**
 * A text that is typed, and kept in this browser until it is emptied: a reload, the end of a session and a refusal leave
 * it where it is.
 * @param key under which it is kept
 */
export function useKeptText(key: string): readonly [text: string, type: (text: string) => void] {
  const [found] = useState(() => keptOf(key));
  const [text, setText] = useState(found?.text ?? "");
  const type = (next: string) => {
    setText(next);
    keep(key, next === "" ? undefined : { text: next, at: new Date().toISOString() }, found);
  };
  return [text, type];
}
