import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ComparedField, ComparedValue } from "../../publish/studio/brand-comparison.ts";
import type { Pair } from "../../publish/studio/questions.ts";
import { layerWords } from "../../publish/words/layer-words.ts";
import { pairText } from "../parts/pair-address.ts";
import { ShownValue } from "./ShownValue.tsx";
import css from "./side-of-value.module.css";

interface SideProps {
  readonly field: ComparedField;
  readonly side: ComparedValue;
  readonly pair: Pair;
  /** Where it is edited. */
  readonly section: string;
}

/** A value as one of two brands has it, who says so, and the way to its editor. */
export const SideOfValue = ({ field, side, pair, section }: SideProps): ReactNode => (
  <div className={css.side}>
    <ShownValue side={side} takes={field.takes} />
    <p className={css.origin}>
      {side.layer ? (
        <span>
          Said for <strong>{layerWords(side.layer.file)}</strong>{" "}
          <span className={css.place}>
            {side.layer.file.split("/").at(-1)}
            {side.line === undefined ? "" : `:${side.line}`}
          </span>
        </span>
      ) : (
        <span>Nobody says it.</span>
      )}
      <Link
        className={css.edit}
        to={`/brand/${pair.business}/${pair.channel}/${section}`}
        aria-label={`Edit ${field.title} of ${pairText(pair)}`}
      >
        Edit
      </Link>
    </p>
  </div>
);
