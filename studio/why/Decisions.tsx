import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { DecisionCard } from "../../publish/studio/decision-cards.ts";
import { counted } from "../../publish/words/counted.ts";
import { useAnswer } from "../asking/use-answer.ts";
import lists from "../pages/lists.module.css";
import { Empty } from "../parts/Empty.tsx";
import { FoundCount } from "../parts/FoundCount.tsx";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import { caseSearch, caseWords } from "./case-words.ts";
import { hasWords } from "../parts/has-words.ts";
import { RowWords } from "./RowWords.tsx";
import css from "./decisions.module.css";

/** So many cases are listed: more are found by another word. */
const SHOWN = 40;

/** Every decision, found by what it decides or by one of its cases. */
export function Decisions(): ReactNode {
  const { told, wrong } = useAnswer("decisions", {});
  const [search, setSearch] = useState("");
  const isSearched = search.trim() !== "";
  const shown = told?.decisions.filter(({ id, title, says }) => hasWords(`${id} ${title} ${says}`, search));
  const cases = isSearched ? told?.decisions.flatMap((of) => casesOf(of, search)) : undefined;
  return (
    <div className={lists.page}>
      <h1>Why</h1>
      <p className={lists.says}>
        What the app decides for a borrower, and why. Choose a decision, or find somebody by the words of a case.
      </p>
      <label className={lists.search}>
        <span>Search</span>
        <input
          type="search"
          value={search}
          placeholder="As persona 09, or refused"
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <FoundCount
        of={
          shown &&
          cases && [
            [cases.length, "case"],
            [shown.length, "decision"],
          ]
        }
      />
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      {!told && wrong === undefined && (
        <div className={`${parts.bone} ${css.bone}`} role="status" aria-label="Being read" />
      )}
      {told?.decisions.length === 0 && (
        <Empty title="There is no decision yet">
          <p>Each document of rules/decisions shows here.</p>
        </Empty>
      )}
      {isSearched && shown?.length === 0 && cases?.length === 0 && (
        <Empty title="No decision and no case is about that">
          <button type="button" className={parts.button} onClick={() => setSearch("")}>
            Show all
          </button>
        </Empty>
      )}
      {cases && cases.length > 0 && (
        <section aria-labelledby="found-cases" className={css.part}>
          <h2 id="found-cases">
            {cases.length === 1 ? "1 case" : `${cases.length} cases`}
            {cases.length > SHOWN && `, of which ${SHOWN} are shown`}
          </h2>
          <ul className={lists.rows}>{cases.slice(0, SHOWN)}</ul>
        </section>
      )}
      {shown && shown.length > 0 && (
        <section aria-labelledby="found-decisions" className={css.part}>
          <h2 id="found-decisions">{shown.length === 1 ? "1 decision" : `${shown.length} decisions`}</h2>
          <ul className={lists.rows}>
            {shown.map(({ id, title, says, rows, cases: all }) => (
              <li key={id} className={lists.row}>
                <span className={lists.main}>
                  <Link to={`/why/${id}`} className={css.name}>
                    {title}
                  </Link>
                  <span className={lists.soft}>{says}</span>
                </span>
                <span className={css.count}>
                  {counted(rows, "row")} · {counted(all.length, "case")}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const casesOf = ({ id, title, cases }: DecisionCard, search: string): readonly ReactNode[] =>
  cases
    .filter((one) => hasWords(caseSearch(one), search))
    .map((one) => (
      <li key={`${id} ${one.at}`} className={lists.row}>
        <span className={lists.main}>
          <Link to={`/why/${id}?case=${one.at}`} className={css.name}>
            {caseWords(one)}
          </Link>
          <span className={lists.soft}>
            {title} → <RowWords row={one.row} because={one.because} />
          </span>
        </span>
      </li>
    ));
