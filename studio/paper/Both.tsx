import type { ReactNode } from "react";
import { type NumberedLine, sideBySide } from "./side-by-side.ts";
import css from "./editor.module.css";

interface BothProps {
  readonly mine: string;
  readonly theirs: string;
  /** Who wrote theirs. */
  readonly who: string;
}

/** A document as it is typed here beside how somebody else has written it: the lines that differ, and what is around them. */
export function Both({ mine, theirs, who }: BothProps): ReactNode {
  return (
    // By keys it scrolls as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.both} role="region" aria-label="Both as they are written" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={css.number}>
              Line
            </th>
            <th scope="col">Yours</th>
            <th scope="col" className={css.number}>
              Line
            </th>
            <th scope="col">{who}</th>
          </tr>
        </thead>
        {sideBySide(mine, theirs).map((rows) => (
          <tbody key={`${rows[0]?.mine?.number} ${rows[0]?.theirs?.number}`}>
            {rows.map((row) => (
              <tr key={`${row.mine?.number} ${row.theirs?.number}`}>
                <Side line={row.mine} differs={row.differs} />
                <Side line={row.theirs} differs={row.differs} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const Side = ({ line, differs }: { readonly line: NumberedLine | undefined; readonly differs: boolean }): ReactNode => (
  <>
    <td className={css.number}>{line?.number}</td>
    <td className={differs ? css.differs : undefined}>{differs ? <mark>{line?.text}</mark> : line?.text}</td>
  </>
);
