import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { foldedBy, isSaved } from "../../publish/studio/deeds.ts";
import type { Deed, Standing } from "../../publish/studio/questions.ts";
import { useMay } from "../asking/use-may.ts";
import { useKeptText } from "../drafts/use-kept-text.ts";
import { moment } from "../parts/moment.ts";
import parts from "../parts/parts.module.css";
import { Folded } from "./Folded.tsx";
import css from "./lists.module.css";

interface HistoryProps {
  readonly standing: Standing;
  /** Whether it was done. */
  readonly back: (release: string, why: string) => Promise<boolean>;
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
  /** For how many devices a release is live, where it is. */
  const liveWords = (id: string): string | undefined => {
    if (!live) return undefined;
    if (live.release === id) return live.share === 100 ? "live" : `live for ${live.share} %`;
    return live.share < 100 && live.previous === id ? `live for ${100 - live.share} %` : undefined;
  };
  const released = ({ id, at, author, why, wasLive, takenBack }: Release) => (
    <li key={id} className={css.row}>
      <span className={css.main}>
        <span>
          {why} <Live words={liveWords(id)} />
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
        <Again release={id} may={may} not={not} back={(why) => back(id, why)} />
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
            {group.map(({ id }) => (
              <Live key={id} words={liveWords(id)} />
            ))}
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

const Live = ({ words }: { readonly words: string | undefined }): ReactNode =>
  words !== undefined && <span className={`${parts.chip} ${parts.good}`}>{words}</span>;

interface AgainProps {
  readonly release: string;
  readonly may: boolean;
  /** Why one may not. */
  readonly not: string | undefined;
  readonly back: (why: string) => Promise<boolean>;
}

/** Has a release live again, with a reason: what is live is taken back by that. */
function Again(props: AgainProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <AgainWhy {...props} leave={() => setAsked(false)} />;
  return (
    <button
      type="button"
      className={parts.button}
      disabled={!props.may}
      title={props.not}
      onClick={() => setAsked(true)}
    >
      Make it live again …
    </button>
  );
}

function AgainWhy({ release, back, leave }: AgainProps & { readonly leave: () => void }): ReactNode {
  const [why, setWhy] = useKeptText(`again ${release} why`);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Whoever asked for it goes on here.
  useEffect(() => input.current?.focus(), []);
  const given = why.trim() !== "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!given || busy) return;
    setBusy(true);
    const done = await back(why.trim());
    setBusy(false);
    if (!done) return;
    setWhy("");
    leave();
  };
  return (
    <form className={css.make} onSubmit={(event) => void submit(event)}>
      <label className={css.why}>
        Why it is to be live again, and what is live is not
        <input ref={input} value={why} maxLength={500} onChange={(event) => setWhy(event.target.value)} />
      </label>
      <button type="submit" className={`${parts.button} ${parts.strong}`} disabled={!given || busy}>
        Make it live again
      </button>
      <button type="button" className={parts.button} onClick={leave}>
        Leave it
      </button>
    </form>
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
