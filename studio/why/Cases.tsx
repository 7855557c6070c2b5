import type { ReactNode } from "react";
import type { DecisionSheet } from "../../publish/studio/decision-sheet.ts";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import { caseWords } from "./case-words.ts";
import { RowWords } from "./RowWords.tsx";
import css from "./cases.module.css";

interface CasesProps {
  readonly cases: DecisionSheet["cases"];
  readonly reasons: DecisionSheet["reasons"];
  /** The case that shows. */
  readonly at: number | undefined;
  readonly begin: (at: number) => void;
}

/** What is expected of each case, and what is found; those that fail come first. */
export function Cases({ cases, reasons, at, begin }: CasesProps): ReactNode {
  const failing = cases.filter(({ row, found }) => row !== found);
  if (cases.length === 0)
    return (
      <Empty title="It has no case yet">
        <p>A case says for somebody which row is right: without one nobody notices when another is taken.</p>
      </Empty>
    );
  const ordered = [...failing, ...cases.filter((one) => !failing.includes(one))];
  return (
    <>
      {failing.length > 0 ? (
        <Notice tone="bad">
          {failing.length === 1 ? "1 case fails" : `${failing.length} cases fail`}: another row is taken than is
          expected.
        </Notice>
      ) : (
        <Notice tone="good">
          {cases.length === 1 ? "The one case takes" : `All ${cases.length} cases take`} the row that is expected.
        </Notice>
      )}
      <div className={css.around}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">Expected</th>
              <th scope="col">Found</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {ordered.map((one) => (
              <tr key={one.at} className={one.at === at ? css.shown : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={css.begin}
                    aria-current={one.at === at || undefined}
                    onClick={() => begin(one.at)}
                  >
                    {caseWords(one)}
                  </button>
                </th>
                <td>
                  <RowWords row={one.row} because={one.because} />
                </td>
                <td>
                  {one.found === one.row ? "the same" : <RowWords row={one.found} because={reasons[one.found]} />}
                </td>
                <td>
                  <span className={`${parts.chip} ${one.row === one.found ? parts.good : parts.bad}`}>
                    {one.row === one.found ? "as expected" : "fails"}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
