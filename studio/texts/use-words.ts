import { useAtom } from "jotai";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { useEffect, useRef, useState } from "react";
import { withValue } from "../../publish/edit/with-value.ts";
import type { Saved } from "../../publish/studio/questions.ts";
import type { WordsIn } from "../../publish/studio/texts-found.ts";
import { ask } from "../asking/ask.ts";
import { useTurns } from "../asking/use-turns.ts";
import { newsAtom } from "../asking/heard.ts";
import { type Failure, isOver, useFailure } from "../asking/use-failure.ts";

/** What became of the last words that were said. */
export type WordsOutcome =
  | Saved
  | { readonly is: "saving" }
  /** Somebody else has said other words since these were shown: theirs as they are by now, in the place of mine. */
  | { readonly is: "overtaken"; readonly theirs: string | undefined; readonly mine: string }
  /** `last` is what was to be taken back, and can be once somebody answers. */
  | ({ readonly is: "failed"; readonly last?: Written } & Failure);

type Written = Extract<Saved, { readonly is: "written" }>;

interface WordsEditing {
  /** The words as they are by now: what was written is not told anew at once. */
  readonly current: string | undefined;
  readonly outcome: WordsOutcome | undefined;
  /** Nobody was there to save what was said last, and somebody answers by now. */
  readonly isLeft: boolean;
  /** Says other words: all else of their file stays as it is written. */
  readonly say: (words: string) => Promise<void>;
  /** Takes back what was written last. */
  readonly undo: () => Promise<void>;
  readonly forget: () => void;
}

/** Edits the words of a text in one language. */
export function useWords(path: readonly string[], { file, words: told }: WordsIn): WordsEditing {
  const [written, setWritten] = useState<{ readonly over: string | undefined; readonly words: string | undefined }>();
  const current = written && written.over === told ? written.words : told;
  const [outcome, setOutcome] = useState<WordsOutcome>();
  const inTurn = useTurns();
  /** The words by now, for what waited until the words before were saved. */
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);
  const [news, tell] = useAtom(newsAtom);
  const failure = useFailure();
  const failed = outcome?.is === "failed" && isOver(outcome, news) ? outcome : undefined;
  /** @param then what is said where nobody answers */
  const tried = async (edit: () => Promise<WordsOutcome | undefined>, then: string, last?: Written) => {
    try {
      setOutcome(await inTurn(edit));
      tell((before) => before + 1);
    } catch (error) {
      setOutcome({ is: "failed", ...(last && { last }), ...failure(error, then) });
    }
  };
  /** What stands there by now, until that is told anew. */
  const stands = (words: string | undefined) => {
    setWritten({ over: told, words });
    latest.current = words;
  };
  return {
    current,
    outcome: failed ? failed.last : stillOvertaken(outcome, current),
    isLeft: failed !== undefined && !failed.last,
    say: async (words) => {
      setOutcome({ is: "saving" });
      await tried(async () => {
        const seen = latest.current;
        const { text = "" } = await ask("paper", { file });
        const now = wordsAt(text, path);
        if (now === words) return { is: "as it was" };
        if (now !== seen) {
          // Of what somebody else has said meanwhile whoever edits is told.
          stands(now);
          return { is: "overtaken", theirs: now, mine: words };
        }
        const done = await ask("save", { file, before: text, text: withValue(text, path, words) });
        if (done.is === "written") stands(words);
        return done;
      }, "What you typed is still here: Enter saves it once it does.");
    },
    undo: async () => {
      const last = failed ? failed.last : outcome;
      if (last?.is !== "written") return;
      await tried(
        async () => {
          const done = await ask("undo", { edit: last.edit });
          if (done.is === "written" || done.is === "as it was") {
            setWritten(undefined);
            return undefined;
          }
          return { is: "failed", why: "It cannot be taken back: the same words were said otherwise since." };
        },
        "Try again once it does.",
        last,
      );
    },
    forget: () => setOutcome(undefined),
  };
}

/** What somebody else says follows what he says by now; once he says the very same there is nothing to tell. */
function stillOvertaken(outcome: WordsOutcome | undefined, current: string | undefined): WordsOutcome | undefined {
  if (outcome?.is !== "overtaken") return outcome;
  return outcome.mine === current ? undefined : { ...outcome, theirs: current };
}

/** The words that stand at a place of a document. */
function wordsAt(text: string, path: readonly string[]): string | undefined {
  const tree = parseTree(text);
  const found: unknown = tree && findNodeAtLocation(tree, [...path])?.value;
  return typeof found === "string" ? found : undefined;
}
