import { type ReactNode, useState } from "react";
import type { DecisionSheet } from "../../publish/studio/decision-sheet.ts";
import { caseSearch, caseWords } from "./case-words.ts";
import { hasWords } from "../parts/has-words.ts";
import css from "./begin.module.css";

interface BeginProps {
  readonly cases: DecisionSheet["cases"];
  /** The case that the form began with; 0 where with none. */
  readonly at: number;
  readonly begin: (at: number) => void;
}

/** One of the cases to begin with, found by any words of it: who it is, or what comes of it. */
export function BeginWithCase({ cases, at, begin }: BeginProps): ReactNode {
  const [search, setSearch] = useState("");
  const found = cases.filter((one) => hasWords(caseSearch(one), search));
  const [first] = found;
  const isAmong = found.some((one) => one.at === at);
  const isSearched = search.trim() !== "";
  return (
    <>
      <label className={css.search}>
        Find a case
        <input
          type="search"
          className={css.input}
          value={search}
          placeholder="As 09, or refused"
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && first && begin(first.at)}
        />
      </label>
      <label className={css.cases}>
        Begin with a case
        <select
          className={css.input}
          value={isAmong ? at : ""}
          onChange={(event) => begin(Number(event.target.value))}
          disabled={found.length === 0}
        >
          {!isAmong && <option value="">{isSearched ? foundWords(found.length) : "With none of them"}</option>}
          {found.map((one) => (
            <option key={one.at} value={one.at}>
              {caseWords(one)} → {one.because || one.row}
            </option>
          ))}
        </select>
      </label>
      <p className={css.found} role="status">
        {isSearched && `${foundWords(found.length)}${first ? `. Enter begins with “${caseWords(first)}”.` : "."}`}
      </p>
    </>
  );
}

const foundWords = (count: number): string =>
  count === 0 ? "No case is about that" : `${count} ${count === 1 ? "case is" : "cases are"} found`;
