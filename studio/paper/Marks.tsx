import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Mark } from "../../publish/studio/questions.ts";
import { paperAt } from "../parts/paper-at.ts";
import parts from "../parts/parts.module.css";
import css from "./editor.module.css";
import { missingSign } from "./missing-sign.ts";

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly file: string;
  readonly toLine: (line: number) => void;
  /** Writes what is missing at a mark; absent where nothing can be written. */
  readonly mend?: ((mark: Mark) => void) | undefined;
}

/** All that is wrong, also in other documents; each leads to its line. */
export const Marks = ({ marks, file, toLine, mend }: MarksProps): ReactNode => (
  <ul className={css.marks} aria-label="What is wrong">
    {marks.map((mark) => (
      <li key={mark.line} className={css.mark}>
        <span className={`${parts.chip} ${mark.warning ? parts.warn : parts.bad}`}>
          {mark.warning ? "warning" : "error"}
        </span>
        {mark.file === file ? (
          <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={() => toLine(mark.at)}>
            Line {mark.at}
          </button>
        ) : (
          <Link to={paperAt(mark.file, mark.at)}>
            <code>
              {mark.file}:{mark.at}
            </code>
          </Link>
        )}
        <span className={css.message}>
          {mark.path !== "" && <code>{mark.path}: </code>}
          {mark.message} [{mark.code}]
        </span>
        {mend && mark.file === file && <Mend mark={mark} mend={mend} />}
      </li>
    ))}
  </ul>
);

/** Of a sign that is missing what the mark in the text has as well, where nobody sees it but by pointing at it. */
function Mend({ mark, mend }: { readonly mark: Mark; readonly mend: (mark: Mark) => void }): ReactNode {
  const missing = missingSign(mark.message);
  return (
    missing && (
      <button type="button" className={parts.button} onClick={() => mend(mark)}>
        Write "{missing}"
      </button>
    )
  );
}
