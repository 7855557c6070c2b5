import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Mark } from "../../publish/studio/questions.ts";
import { paperAt } from "../parts/paper-at.ts";
import parts from "../parts/parts.module.css";
import css from "./editor.module.css";

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly file: string;
  readonly toLine: (line: number) => void;
}

/** All that is wrong, also in other documents; each leads to its line. */
export const Marks = ({ marks, file, toLine }: MarksProps): ReactNode => (
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
      </li>
    ))}
  </ul>
);
