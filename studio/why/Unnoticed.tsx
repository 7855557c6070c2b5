import type { ReactNode } from "react";
import type { Json } from "../../publish/documents/json.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import { RowWords } from "./RowWords.tsx";
import css from "./unnoticed.module.css";
import { type TakesOf, valueWords } from "./value-words.ts";

interface UnnoticedProps {
  readonly id: string;
  readonly untried: readonly string[];
  /** What each row says of itself. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly isFailing: boolean;
  readonly of: TakesOf;
}

/** The rows and conditions that could be wrong without that a case says so. */
export function Unnoticed({ id, untried, reasons, isFailing, of }: UnnoticedProps): ReactNode {
  const { told, wrong } = useAnswer("unnoticed", { decision: id });
  if (wrong !== undefined) return <Notice tone="bad">{wrong}</Notice>;
  if (!told)
    return <div className={`${parts.bone} ${css.bone}`} role="status" aria-label="Each condition is being tried" />;
  if (untried.length > 0)
    return (
      <Notice tone="warn">
        No case takes {untried.map((row) => `“${reasons[row] ?? row}”`).join(", ")}: whatever is wrong there, nothing
        would notice. The conditions are tried once each row has a case.
      </Notice>
    );
  if (isFailing)
    return <Notice tone="warn">The conditions are tried once every case takes the row that is expected.</Notice>;
  if (told.changes.length === 0)
    return (
      <Notice tone="good">
        Every row has a case, and a case notices whatever is put in place of a part of a condition, as far as a
        difference was found.
      </Notice>
    );
  return (
    <ul className={css.changes}>
      {told.changes.map(({ row, asks, instead, wanted }) => (
        <li key={row} className={css.change}>
          <h2 className={css.row}>
            <RowWords row={row} because={reasons[row]} />
          </h2>
          <dl className={css.both}>
            <dt>It asks</dt>
            <dd>{asks}</dd>
            <dt>It could ask</dt>
            <dd>{instead}</dd>
            <dt>A case that would notice</dt>
            <dd>
              {wanted
                ? `${Object.entries(wanted.given)
                    // What comes over the line is JSON.
                    .map(([name, value]) => `${name}: ${valueWords(value as Json, name, of)}`)
                    .join(", ")}; it takes “${reasons[wanted.row] ?? wanted.row}”`
                : "None was found: it may be that this part makes no difference."}
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
