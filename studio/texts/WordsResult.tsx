import type { ReactNode } from "react";
import type { Mark } from "../../publish/studio/questions.ts";
import { withoutBlanks, withoutMeant } from "../../publish/studio/refusal-words.ts";
import { textWords } from "../../publish/words/mark-words.ts";
import { textRefusal } from "../../publish/words/text-refusals.ts";
import { useMay } from "../asking/use-may.ts";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import { sentence } from "../parts/sentence.ts";
import type { WordsOutcome } from "./use-words.ts";

interface WordsResultProps {
  readonly outcome: WordsOutcome | undefined;
  /** Says these words in the place of those that were refused. */
  readonly use: (words: string) => void;
  readonly undo: () => void;
  readonly forget: () => void;
}

/** What became of words that were said; what is refused stays with whoever typed it. */
export function WordsResult({ outcome, use, undo, forget }: WordsResultProps): ReactNode {
  const { may, why } = useMay("editor");
  const close = (
    <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={forget}>
      Close
    </button>
  );
  switch (outcome?.is) {
    case "saving":
      return <Notice>Looked at …</Notice>;
    case "written":
      return (
        <Notice tone="good">
          <span>Saved. {outcome.said.join(" ")}</span>
          <button type="button" className={parts.button} disabled={!may} title={why} onClick={undo}>
            Take back
          </button>
          {close}
        </Notice>
      );
    case "refused": {
      const tidy = outcome.marks.map(withoutBlanks).find((words) => words !== undefined);
      const said = (mark: Mark) =>
        sentence(
          textWords(
            textRefusal(mark) ?? (withoutBlanks(mark) === undefined ? mark.message : withoutMeant(mark.message)),
          ),
        );
      return (
        <Notice tone="bad">
          <span>Not saved. {outcome.marks.map(said).join(" ")}</span>
          {tidy !== undefined && (
            <button type="button" className={parts.button} disabled={!may} title={why} onClick={() => use(tidy)}>
              Use “{textWords(tidy)}”
            </button>
          )}
          {close}
        </Notice>
      );
    }
    case "overtaken":
      return (
        <Notice tone="warn">
          <span>
            Somebody else has changed it meanwhile:{" "}
            <strong>{outcome.theirs === undefined ? "it is gone" : textWords(outcome.theirs)}</strong>. Yours was not
            saved; say it again with Enter to replace theirs.
          </span>
          {close}
        </Notice>
      );
    case "conflict":
      return <Notice tone="warn">Its file was written meanwhile. Yours was not saved; say it again with Enter.</Notice>;
    case "failed":
      return (
        <Notice tone="bad">
          <span>{outcome.why}</span>
          {close}
        </Notice>
      );
    default:
      return null;
  }
}
