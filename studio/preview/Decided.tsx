import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { keyWords } from "../../publish/words/key-words.ts";
import type { Taken } from "../in-preview/messages.ts";
import { beginsBy } from "../why/begins-by.ts";
import css from "./preview.module.css";

interface DecidedProps {
  /** The last one first. */
  readonly taken: readonly Taken[];
  /** The brand, in words. */
  readonly brand: string;
}

/** What the preview's app decided, each a way to why. */
export function Decided({ taken, brand }: DecidedProps): ReactNode {
  const [last] = taken;
  if (!last) return null;
  return (
    <details className={css.decided}>
      <summary>Decided last: {keyWords(last.decision)}</summary>
      <ol aria-label="What the app decided, the last first">
        {taken.map((one) => (
          <li key={`${one.decision} ${one.row} ${one.inputs}`}>
            <Link to={`/why/${encodeURIComponent(one.decision)}`} state={beginsBy(one, brand)}>
              {keyWords(one.decision)}
            </Link>
            <p>{one.because}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
