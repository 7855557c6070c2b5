import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useAnswer } from "../asking/use-answer.ts";
import { layerWords } from "../../publish/words/layer-words.ts";
import css from "./editor.module.css";

/** Of a layer of brands which of them it reaches, each a link; nothing for another document. */
export function Reach({ file }: { readonly file: string }): ReactNode {
  const { told } = useAnswer("brands", {});
  const reached = told?.cards.filter(({ files }) => files.includes(file)) ?? [];
  if (reached.length === 0) return null;
  return (
    <details className={css.reach}>
      <summary>
        {layerWords(file)}: {reached.length === 1 ? "1 brand" : `${reached.length} brands`}
      </summary>
      <ul className={css.brands}>
        {reached.map(({ business, channel, name, pair }) => (
          <li key={pair}>
            <Link to={`/brand/${business}/${channel}`}>
              {name} {business} / {channel}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
