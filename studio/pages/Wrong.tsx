import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import type { Mark } from "../../publish/studio/questions.ts";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import { paperAt } from "../parts/paper-at.ts";
import parts from "../parts/parts.module.css";
import { useAnswer } from "../asking/use-answer.ts";
import { useKept } from "../asking/use-kept.ts";
import css from "./lists.module.css";
import { Policies } from "./Policies.tsx";

/** All that is wrong with the documents, in the checker's own lines or, where there are some, in words of the business. */
export function Wrong(): ReactNode {
  const held = `While there is one, borrowers keep ${useKept()}.`;
  const { told, wrong } = useAnswer("marks", {});
  const errors = told?.marks.filter(({ warning }) => !warning) ?? [];
  const warnings = told?.marks.filter(({ warning }) => warning) ?? [];
  return (
    <div className={css.page}>
      <h1>Checks</h1>
      <p className={css.says}>
        What <code>npm run check</code> says of all documents, as they are written now.
      </p>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      {told?.marks.length === 0 && <Empty title="All documents are right" />}
      <Rows
        title="Errors"
        says={
          told?.whole
            ? held
            : `${held} More may show when these are mended: what documents say of each other is checked then.`
        }
        marks={errors}
      />
      <Rows
        title="Warnings"
        says="They stop nothing: what has them is saved and published as it is."
        marks={warnings}
      />
      <Policies />
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  /** What they hold back. */
  readonly says: string;
  readonly marks: readonly Mark[];
}

function Rows({ title, says, marks }: RowsProps): ReactNode {
  const id = useId();
  if (marks.length === 0) return null;
  return (
    <section className={css.marks} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.says}>{says}</p>
      <ul className={css.rows}>
        {marks.map((mark) => (
          <Row key={mark.line} mark={mark} />
        ))}
      </ul>
    </section>
  );
}

const Row = ({
  mark: { file, at, column, path, message, code, warning, plain },
}: {
  readonly mark: Mark;
}): ReactNode => (
  <li className={css.row}>
    <span className={`${parts.chip} ${warning ? parts.warn : parts.bad}`}>{warning ? "warning" : "error"}</span>
    <span className={css.main}>
      {plain === undefined ? (
        <span>
          {path !== "" && <code>{path}: </code>}
          {message} <span className={css.soft}>[{code}]</span>
        </span>
      ) : (
        <span>
          {plain} <span className={css.soft}>[{code}]</span>
        </span>
      )}
      <Link to={paperAt(file, at)}>
        <code>
          {file}:{at}:{column}
        </code>
      </Link>
    </span>
  </li>
);
