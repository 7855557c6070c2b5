import { type ReactNode, useState } from "react";
import type { JsonObject } from "../../publish/documents/json.ts";
import type { Why } from "../../publish/studio/questions.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import css from "./answer.module.css";
import { Condition } from "./Condition.tsx";
import { RowWords } from "./RowWords.tsx";
import type { TakesOf } from "./value-words.ts";

interface AnswerProps {
  readonly id: string;
  readonly inputs: JsonObject;
  readonly of: TakesOf;
}

/** The row that is taken, what it gives, and each row before it with why it is not that. */
export function Answer({ id, inputs, of }: AnswerProps): ReactNode {
  const { told, wrong } = useAnswer("why", { decision: id, inputs });
  const [last, setLast] = useState<Why>();
  // What held stays until what holds now is known: nothing jumps while somebody types.
  if (told && told !== last) setLast(told);
  if (wrong !== undefined) return <Notice tone="bad">{wrong}</Notice>;
  if (!last) return <div className={`${parts.bone} ${css.bone}`} role="status" aria-label="Being decided" />;
  const before = last.rows.filter(({ id: row }) => row !== last.row);
  const taken = last.rows.find(({ id: row }) => row === last.row);
  return (
    <>
      <section className={css.taken} aria-live="polite" aria-label="The row that is taken">
        <Verdict why={last} />
        {taken?.condition && <Condition part={taken.condition} of={of} />}
        {taken && !taken.condition && <p className={css.soft}>It takes what no row before it took.</p>}
      </section>
      {before.length > 0 && (
        <section aria-labelledby="rows-before" className={css.before}>
          <h2 id="rows-before" className={css.heading}>
            {last.row === "undecided"
              ? "What was asked"
              : `${before.length === 1 ? "The row" : `The ${before.length} rows`} before it, and why not`}
          </h2>
          <ol className={css.rows}>
            {before.map((row) => (
              <li key={row.id} className={css.row}>
                <h3 className={css.name}>
                  <RowWords row={row.id} because={row.because} />
                </h3>
                {row.condition && <Condition part={row.condition} of={of} />}
              </li>
            ))}
          </ol>
        </section>
      )}
      {last.left > 0 && (
        <p className={css.soft}>
          {last.left === 1
            ? "1 row stands behind that, and was not asked."
            : `${last.left} rows stand behind that, and were not asked.`}
        </p>
      )}
    </>
  );
}

const Verdict = ({ why: { row, because, odd, gives } }: { readonly why: Why }): ReactNode => (
  <>
    <h2 className={css.verdict}>
      <span className={`${parts.chip} ${row === "undecided" ? parts.warn : parts.good}`}>
        {row === "undecided" ? "not decided" : "taken"}
      </span>
      <RowWords row={row} because={because} />
    </h2>
    {odd !== undefined && <Notice tone="warn">No row was asked: {odd}.</Notice>}
    {gives.length === 0 ? (
      <p className={css.soft}>Nothing more is done.</p>
    ) : (
      <ul className={css.gives} aria-label="What it gives">
        {gives.map(({ says, depth }, at) => (
          // Two steps may say the same; their order is all that tells them apart.
          <li key={`${at} ${says}`} className={css.give} style={{ marginInlineStart: `${depth}rem` }}>
            {says}
          </li>
        ))}
      </ul>
    )}
  </>
);
