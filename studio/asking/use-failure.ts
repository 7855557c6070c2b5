import { useStore } from "jotai";
import { useCallback } from "react";
import { SignedOut, Unreachable } from "./no-answer.ts";
import { newsAtom, signedOutAtom, silentAtom } from "./heard.ts";

/** Why something was not told or not done. */
export interface Failure {
  readonly why: string;
  /** Where nobody answered, the news until then: with the next ones somebody does. */
  readonly until?: number;
}

/**
 * Says why something was not told or done, and notes for the whole page that the session is over, or that nobody answers.
 * @param then what is to be done, or comes by itself, once somebody answers; a sentence, where nobody did
 */
export function useFailure(): (error: unknown, then: string) => Failure {
  const store = useStore();
  return useCallback(
    (error, then) => {
      const why = error instanceof Error ? error.message : String(error);
      if (error instanceof SignedOut) store.set(signedOutAtom, true);
      if (!(error instanceof Unreachable)) return { why };
      store.set(silentAtom, true);
      return { why: `${why} ${then}`, until: store.get(newsAtom) };
    },
    [store],
  );
}

/** Whether somebody answers again since. */
export const isOver = ({ until }: Pick<Failure, "until">, news: number): boolean =>
  until !== undefined && until !== news;
