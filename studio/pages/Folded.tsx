import type { ReactNode } from "react";
import { moment } from "../parts/moment.ts";
import css from "./lists.module.css";

interface FoldedProps<Row> {
  /** The newest first; there is one at least. */
  readonly rows: readonly Row[];
  readonly row: (row: Row) => ReactNode;
  /** What is to be seen of them while they are closed. */
  readonly children?: ReactNode;
}

/** Rows of states of the folder that were live one after the other as it was saved, as one that opens; a single row as it is. */
export function Folded<Row extends { readonly at: string }>({ rows, row, children }: FoldedProps<Row>): ReactNode {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  if (rows.length === 1) return row(newest);
  return (
    <li className={css.row}>
      <details className={css.main}>
        <summary>
          The folder was saved {rows.length} times {children}{" "}
          <span className={css.soft}>
            from {moment(oldest.at)} to {moment(newest.at)}
          </span>
        </summary>
        <ol aria-label="Each time">{rows.map(row)}</ol>
      </details>
    </li>
  );
}
