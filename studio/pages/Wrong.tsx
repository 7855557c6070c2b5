import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Mark } from "../../publish/studio/questions.ts";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import { paperAt } from "../parts/paper-at.ts";
import parts from "../parts/parts.module.css";
import { useAnswer } from "../asking/use-answer.ts";
import css from "./lists.module.css";
import { Policies } from "./Policies.tsx";

/** All that is wrong with the documents, in the checker's own lines. */
export function Wrong(): ReactNode {
  const { told, wrong } = useAnswer("marks", {});
  return (
    <div className={css.page}>
      <h1>Checks</h1>
      <p className={css.says}>
        What <code>npm run check</code> says of all documents, as they are written now. With an error borrowers keep the
        last good documents; a warning refuses nothing.
      </p>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      {told?.marks.length === 0 && <Empty title="All documents are right" />}
      <ul className={css.rows}>
        {told?.marks.map((mark) => (
          <Row key={mark.line} mark={mark} />
        ))}
      </ul>
      <Policies />
    </div>
  );
}

const Row = ({ mark: { file, at, column, path, message, code, warning } }: { readonly mark: Mark }): ReactNode => (
  <li className={css.row}>
    <span className={`${parts.chip} ${warning ? parts.warn : parts.bad}`}>{warning ? "warning" : "error"}</span>
    <span className={css.main}>
      <span>
        {path !== "" && <code>{path}: </code>}
        {message} <span className={css.soft}>[{code}]</span>
      </span>
      <Link to={paperAt(file, at)}>
        <code>
          {file}:{at}:{column}
        </code>
      </Link>
    </span>
  </li>
);
