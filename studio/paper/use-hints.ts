import { useSetAtom } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import { ask } from "../asking/ask.ts";
import { SignedOut } from "../asking/no-answer.ts";
import { signedOutAtom } from "../asking/heard.ts";
import type { Hints } from "./hints.ts";

/** How long the cursor rests until it is said what stands there, ms. */
const REST = 300;

interface Hinting {
  readonly hints: Hints;
  /** What stands at the cursor, in lines. */
  readonly said: readonly string[];
  readonly moved: (text: string, at: number) => void;
}

/** Asks what may be written in a document, and what stands at the cursor. */
export function useHints(file: string): Hinting {
  const [said, setSaid] = useState<readonly string[]>([]);
  const signOut = useSetAtom(signedOutAtom);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const round = useRef(0);
  useEffect(
    () => () => {
      round.current++;
      clearTimeout(timer.current);
    },
    [file],
  );
  const hints = useMemo((): Hints => {
    // What cannot be told is left out: the editor is there to write without it.
    const outside = (error: unknown): never => {
      if (error instanceof SignedOut) signOut(true);
      throw error;
    };
    return {
      complete: (text, at) => ask("complete", { file, text, at }).catch(outside),
      says: (text, at) => ask("hover", { file, text, at }).then(({ says }) => says, outside),
    };
  }, [file, signOut]);
  const moved = (text: string, at: number) => {
    clearTimeout(timer.current);
    const asked = ++round.current;
    timer.current = setTimeout(() => {
      hints.says(text, at).then(
        (lines) => asked === round.current && setSaid(lines),
        () => asked === round.current && setSaid([]),
      );
    }, REST);
  };
  return { hints, said, moved };
}
