import { type ReactNode, useId } from "react";
import { keyWords } from "../../publish/words/key-words.ts";
import { languageWords } from "../../publish/words/language-words.ts";
import controls from "./controls.module.css";
import type { NeededWords } from "./needed-words.ts";
import css from "./records.module.css";

interface NewWordsProps {
  readonly needed: readonly NeededWords[];
  readonly type: (kept: string, words: string) => void;
}

/** The words of a new entry, in each language: they are saved with it, and stand under Texts from then on. */
export function NewWords({ needed, type }: NewWordsProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-label="Its words" className={css.fields}>
      {needed.map(({ part, kept, language, words }) => (
        <div key={kept} className={css.one}>
          <label className={css.title} htmlFor={`${id}${kept}`}>
            {keyWords(part)} in {languageWords(language)}
          </label>
          <input
            id={`${id}${kept}`}
            className={controls.input}
            lang={language.replace("_", "-")}
            value={words}
            onChange={(event) => type(kept, event.target.value)}
          />
        </div>
      ))}
    </div>
  );
}
