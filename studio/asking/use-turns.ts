import { useCallback, useRef } from "react";

/** Runs one thing after another: whoever asks for two is answered of the first before the second begins. */
export function useTurns(): <Done>(work: () => Promise<Done>) => Promise<Done> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Done>(work: () => Promise<Done>) => {
    // What came of the one before is told to whoever asked for that.
    const mine = last.current.then(work, work);
    last.current = mine;
    return mine;
  }, []);
}
