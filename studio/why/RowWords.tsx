import type { ReactNode } from "react";
import css from "./row-words.module.css";

interface RowWordsProps {
  /** As documents name the row. */
  readonly row: string;
  /** What the row says of itself; of a row that is gone nothing. */
  readonly because: string | undefined;
}

/** A row of a decision by its words, with the name that documents have for it behind them, small. */
export const RowWords = ({ row, because }: RowWordsProps): ReactNode => (
  <>
    {because || row}
    {because && (
      <>
        {" "}
        <code className={css.name}>{row}</code>
      </>
    )}
  </>
);
