import { type ReactNode, useEffect, useId, useState } from "react";
import type { FoundText, WordsIn } from "../../publish/studio/texts-found.ts";
import { useMay } from "../asking/use-may.ts";
import { namedMarks, textWords, namesAsMarks, marksAsNames } from "../../publish/words/mark-words.ts";
import { languageWords } from "../../publish/words/language-words.ts";
import { keep, keptOf } from "../drafts/kept.ts";
import { useTyped } from "../drafts/use-typed.ts";
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
  const { current, outcome, isLeft, say, undo, forget } = useWords(text.path, words);
  const marks = namedMarks([...text.in.map((one) => one.words ?? ""), current ?? ""]);
  const key = `${words.file} ${text.path.join(".")}`;
  const [left] = useState(() => keptOf(key));
  const found = left?.text;
  const { typed, type, field } = useTyped({
    shown: marksAsNames(current ?? "", marks),
    kept: found,
    keep: (said) => keep(key, said === undefined ? undefined : { text: said, at: new Date().toISOString() }, left),
    say: (said) => {
      void say(namesAsMarks(said, marks));
      return marksAsNames(said, marks);
    },
    forget,
  });
  useEffect(() => {
    if (typed === undefined && found !== undefined) keep(key, undefined, left);
  }, [typed, found, left, key]);
  const use = (said: string) => {
    type(marksAsNames(said, marks));
    void say(said);
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
        aria-label={`${text.title}: “${calledBy(text)}” in ${languageWords(words.language)}`}
        aria-invalid={outcome?.is === "refused" || undefined}
        aria-describedby={`${id}result`}
        readOnly={!may}
        title={why}
        placeholder={current === undefined ? "No such form in this language" : undefined}
        {...field}
        onChange={(event) => type(event.target.value)}
      />
      <div id={`${id}result`} className={css.result}>
        {typed !== undefined && (typed === found || isLeft) && outcome === undefined && (
          <Notice tone="warn">Not saved yet: Enter saves it, Escape drops it.</Notice>
        )}
        <WordsResult outcome={outcome} use={use} undo={() => void undo()} forget={forget} />
      </div>
    </div>
  );
}

/** What tells a text from others: what its first language says. */
const calledBy = ({ key, in: [first] }: FoundText): string => textWords(first?.words ?? key);
