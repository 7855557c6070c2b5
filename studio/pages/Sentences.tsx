import type { ReactNode } from "react";
import type { NamedBrand } from "../../publish/compare/effect.ts";
import type { Sentence } from "../../publish/compare/sentence.ts";
import css from "./lists.module.css";

interface SentencesProps {
  readonly sentences: readonly Sentence[];
  readonly brands: readonly NamedBrand[];
}

/** So many pairs a sentence names by itself. */
const NAMED = 4;

/** Sentences about brands; all the brands of one that names some alone open below it. */
export const Sentences = ({ sentences, brands }: SentencesProps): ReactNode => (
  <ul className={css.said}>
    {sentences.map(({ said, pairs = [] }) => (
      <li key={said}>
        {said}
        {pairs.length > NAMED && (
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
