import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { FoundText, WordsIn } from "../../publish/studio/texts-found.ts";
import { useMay } from "../asking/use-may.ts";
import { languageWords } from "../../publish/words/language-words.ts";
import { draftOf, keepDraft } from "../drafts/drafts.ts";
import { Notice } from "../parts/Notice.tsx";
import css from "./texts.module.css";
import { useWords } from "./use-words.ts";
import { WordsResult } from "./WordsResult.tsx";

interface WordsProps {
  readonly text: FoundText;
  readonly words: WordsIn;
}

/** The words in one language: said with Enter or when the field is left; Escape takes back what was typed. */
export function Words({ text, words }: WordsProps): ReactNode {
  const id = useId();
  const { may, why } = useMay("editor");
  const { current, outcome, say, undo, forget } = useWords(text.path, words);
  const kept = `${words.file} ${text.path.join(".")}`;
  const [typed, setTyped] = useState(() => draftOf(kept)?.text);
  const [isFound, setFound] = useState(typed !== undefined);
  const type = (text: string) => {
    setTyped(text);
    setFound(false);
    keepDraft(kept, { text, layer: "base", said: [], at: new Date().toISOString() });
  };
  useEffect(() => {
    if (typed === undefined && draftOf(kept)) keepDraft(kept, undefined);
  }, [typed, kept]);
  /** What was said last: who leaves the field with what was refused does not say it once more. */
  const said = useRef<string>(undefined);
  const shown = current ?? "";
  // What was typed and is held by now is not typed any more.
  if (typed !== undefined && typed === shown) setTyped(undefined);
  const speak = () => {
    if (typed === undefined || typed === shown) return;
    said.current = typed;
    void say(typed);
  };
  const key = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While letters are put together, as in Chinese, Enter chooses them.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      speak();
    }
    if (event.key !== "Escape") return;
    said.current = undefined;
    setTyped(undefined);
    forget();
  };
  return (
    <div className={css.words}>
      <label htmlFor={id} className={css.language}>
        {languageWords(words.language)}
      </label>
      <textarea
        id={id}
        className={css.input}
        lang={words.language.replace("_", "-")}
        rows={1}
        aria-label={`${text.key} in ${languageWords(words.language)}`}
        aria-invalid={outcome?.is === "refused" || undefined}
        aria-describedby={`${id}result`}
        readOnly={!may}
        title={why}
        placeholder={current === undefined ? "No such form in this language" : undefined}
        value={typed ?? shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => typed !== said.current && speak()}
        onKeyDown={key}
      />
      <div id={`${id}result`} className={css.result}>
        {isFound && typed !== undefined && outcome === undefined && (
          <Notice tone="warn">Not saved yet: Enter saves it, Escape drops it.</Notice>
        )}
        <WordsResult outcome={outcome} undo={() => void undo()} forget={forget} />
      </div>
    </div>
  );
}
