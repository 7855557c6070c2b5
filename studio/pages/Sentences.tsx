import type { ReactNode } from "react";
import type { Standing } from "../../publish/studio/questions.ts";
import css from "./lists.module.css";

interface SentencesProps {
  readonly sentences: Standing["effect"]["changes"];
  readonly brands: Standing["effect"]["brands"];
}

/** Sentences about brands; all the brands of one that names some alone open below it. */
export const Sentences = ({ sentences, brands }: SentencesProps): ReactNode => (
  <ul className={css.said}>
    {sentences.map(({ said, pairs = [] }) => (
      <li key={said}>
        {said}
        {pairs.length > 1 && (
          <details>
            <summary>All {pairs.length} brands</summary>
            <ul className={css.said}>
              {brands
                .filter(({ pair }) => pairs.includes(pair))
                .map(({ pair, name }) => (
                  <li key={pair}>
                    {name} {pair}
                  </li>
                ))}
            </ul>
          </details>
        )}
      </li>
    ))}
  </ul>
);
