import { type ReactNode, useState } from "react";
import { foldedBy, isSaved } from "../../publish/studio/deeds.ts";
import type { Deed, Standing } from "../../publish/studio/questions.ts";
import { useMay } from "../asking/use-may.ts";
import { moment } from "../parts/moment.ts";
import parts from "../parts/parts.module.css";
import { Folded } from "./Folded.tsx";
import css from "./lists.module.css";

interface HistoryProps {
  readonly standing: Standing;
  readonly back: (release: string, why: string) => Promise<void>;
}

type Release = Standing["releases"][number];

/** All that was done, by whom and why; of releases each can be live again. */
export function History({ standing: { follows, live, releases, deeds }, back }: HistoryProps): ReactNode {
  const { may, why: not } = useMay("publisher");
  const [search, setSearch] = useState("");
  const fits = (...words: string[]) => words.join(" ").toLowerCase().includes(search.trim().toLowerCase());
  const [releasesShown, deedsShown] = [
    releases.filter(({ id, author, why, takenBack }) =>
      fits(id, author, why, takenBack?.who ?? "", takenBack?.why ?? ""),
    ),
    // Two may be done in one moment: each is known by its place from the first on, since nothing comes in between.
    deeds
      .map((deed, place) => ({ ...deed, key: deeds.length - place }))
      .filter(({ who, said, why }) => fits(who, said, why)),
  ];
  const released = ({ id, at, author, why, wasLive, takenBack }: Release) => (
    <li key={id} className={css.row}>
      <span className={css.main}>
        <span>
          {why} {live?.release === id && <span className={`${parts.chip} ${parts.good}`}>live</span>}
          {!wasLive && <span className={`${parts.chip} ${parts.warn}`}>never live</span>}
        </span>
        <span className={css.soft}>
          {author}, {moment(at)} · release {id}
        </span>
        {takenBack && (
          <span className={css.soft}>
            Taken back by {takenBack.who}, {moment(takenBack.at)}. Why: {takenBack.why}
          </span>
        )}
      </span>
      {!follows && wasLive && live?.release !== id && (
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
  );
  return (
    <>
      <h2>History</h2>
      <label className={css.search}>
        <span>Search</span>
        <input
          type="search"
          value={search}
          placeholder="Person, value, reason or release"
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <h3>Releases</h3>
      {releasesShown.length === 0 && <p className={css.says}>None.</p>}
      <ol className={css.rows} aria-label="Releases">
        {foldedBy(releasesShown, ({ author, why }) => isSaved(author, why)).map((group) => (
          <Folded key={group.at(-1)?.id} rows={group} row={released}>
            {group.some(({ id }) => live?.release === id) && (
              <span className={`${parts.chip} ${parts.good}`}>live</span>
            )}
          </Folded>
        ))}
      </ol>
      <h3>What was done</h3>
      {deedsShown.length === 0 && <p className={css.says}>Nothing.</p>}
      <ol className={css.rows} aria-label="What was done">
        {foldedBy(deedsShown, ({ who, why }) => isSaved(who, why)).map((group) => (
          <Folded key={group.at(-1)?.key} rows={group} row={done} />
        ))}
      </ol>
    </>
  );
}

const done = ({ key, at, who, said, why }: Deed & { readonly key: number }): ReactNode => (
  <li key={key} className={css.row}>
    <span className={css.main}>
      <span>
        {said} {why !== "" && <span className={css.soft}>Why: {why}</span>}
      </span>
      <span className={css.soft}>
        {who}, {moment(at)}
      </span>
    </span>
  </li>
);
