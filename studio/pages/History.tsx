import { type ReactNode, useState } from "react";
import type { Standing } from "../../publish/studio/questions.ts";
import { useMay } from "../asking/use-may.ts";
import { moment } from "../parts/moment.ts";
import parts from "../parts/parts.module.css";
import css from "./lists.module.css";

interface HistoryProps {
  readonly standing: Standing;
  readonly back: (release: string, why: string) => Promise<void>;
}

/** All that was done, by whom and why; of releases each can be live again. */
export function History({ standing: { follows, live, releases, deeds }, back }: HistoryProps): ReactNode {
  const { may, why: not } = useMay("publisher");
  const [search, setSearch] = useState("");
  const fits = (...words: string[]) => words.join(" ").toLowerCase().includes(search.trim().toLowerCase());
  const [releasesShown, deedsShown] = [
    releases.filter(({ id, author, why }) => fits(id, author, why)),
    deeds.filter(({ who, said, why }) => fits(who, said, why)),
  ];
  return (
    <>
      <h2>History</h2>
      <label className={css.search}>
        <span>Search</span>
        <input
          type="search"
          value={search}
          placeholder="Person, reason or release"
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <h3>Releases</h3>
      {releasesShown.length === 0 && <p className={css.says}>None.</p>}
      <ol className={css.rows}>
        {releasesShown.map(({ id, at, author, why }) => (
          <li key={id} className={css.row}>
            <span className={css.main}>
              <span>
                {why} {live?.release === id && <span className={`${parts.chip} ${parts.good}`}>live</span>}
              </span>
              <span className={css.soft}>
                {author}, {moment(at)} · release {id}
              </span>
            </span>
            {!follows && live?.release !== id && (
              <button
                type="button"
                className={parts.button}
                disabled={!may}
                title={not}
                onClick={() => void back(id, `Release ${id} again`)}
              >
                Make it live again
              </button>
            )}
          </li>
        ))}
      </ol>
      <h3>What was done</h3>
      {deedsShown.length === 0 && <p className={css.says}>Nothing.</p>}
      <ol className={css.rows}>
        {deedsShown.map(({ at, who, said, why }, place) => (
          // Two may be done in one moment; nothing comes in between.
          <li key={deeds.length - place} className={css.row}>
            <span className={css.main}>
              <span>
                {said} {why !== "" && <span className={css.soft}>Why: {why}</span>}
              </span>
              <span className={css.soft}>
                {who}, {moment(at)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
