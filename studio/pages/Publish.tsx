import { useAtom } from "jotai";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { Standing } from "../../publish/studio/questions.ts";
import { ask, type Session } from "../asking/ask.ts";
import { newsAtom } from "../asking/heard.ts";
import { isOver, useFailure } from "../asking/use-failure.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { BeforeAndAfter } from "../compare/BeforeAndAfter.tsx";
import { ValueHistory } from "../history/ValueHistory.tsx";
import { useMay } from "../asking/use-may.ts";
import { useKeptText } from "../drafts/use-kept-text.ts";
import { moment } from "../parts/moment.ts";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import { sentence } from "../parts/sentence.ts";
import { Effects } from "./Effects.tsx";
import css from "./lists.module.css";
import { History } from "./History.tsx";
import { SeenBy } from "./SeenBy.tsx";
import { Warned } from "./Warned.tsx";

/** Shares of devices that a release may begin with, percent. */
const shares = [100, 50, 25, 5, 1];

/** What is said where nobody answered: whether it was done nobody knows either. */
const UNKNOWN = "Once it does, this page shows whether that was done.";
const WITH_REASON = `${UNKNOWN} What you typed is still here.`;

interface Done {
  readonly tone: "good" | "bad";
  readonly words: string;
  readonly until?: number;
}

/** What publishing the folder would change, what makes it live or takes it back, and all that was done before. */
export function Publish({ session }: { readonly session: Session }): ReactNode {
  const { told, wrong } = useAnswer("standing", {});
  const [done, setDone] = useState<Done>();
  const [news, tell] = useAtom(newsAtom);
  const failure = useFailure();
  /** Whether it was done. @param then what is said where nobody answers */
  const run = async (work: () => Promise<{ readonly said: string }>, then: string): Promise<boolean> => {
    setDone(undefined);
    try {
      setDone({ tone: "good", words: (await work()).said });
      tell((before) => before + 1);
      return true;
    } catch (error) {
      const { why: words, ...until } = failure(error, then);
      setDone({ tone: "bad", words, ...until });
      // While nobody answers there are no news.
      if (until.until === undefined) tell((before) => before + 1);
      return false;
    }
  };
  const back = (why: string, release?: string) =>
    run(() => ask("back", { of: told?.live?.release ?? "", why, release }), WITH_REASON);
  return (
    <div className={css.page}>
      <h1>Publish</h1>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      {!told && wrong === undefined && (
        <div className={`${parts.bone} ${css.bone}`} role="status" aria-label="Being looked at" />
      )}
      {told && <Now standing={told} session={session} />}
      {done && !isOver(done, news) && <Notice tone={done.tone}>{done.words}</Notice>}
      {told?.seenBy && (
        <SeenBy
          seen={told.seenBy}
          approve={async () => void (await run(() => ask("approve", { draft: told.draft }), UNKNOWN))}
        />
      )}
      {told && !told.follows && (
        <Make
          standing={told}
          publish={(why, share) => run(() => ask("publish", { draft: told.draft, why, share }), WITH_REASON)}
          back={(why) => back(why)}
        />
      )}
      <ValueHistory />
      {told && <History standing={told} back={(release, why) => back(why, release)} />}
    </div>
  );
}

interface NowProps {
  readonly standing: Standing;
  readonly session: Session;
}

/** What the public gets, and what the folder has otherwise. */
function Now({ standing, session }: NowProps): ReactNode {
  const { follows, live, errors, effect } = standing;
  const wrong = errors === 1 ? "an error" : `${errors} errors`;
  return (
    <>
      <p className={css.says}>
        {follows
          ? "What runs here follows its folder: each edit that is right is live at once, for all devices. Started with PUBLISH=by-hand, the folder is a draft that is published here."
          : "The folder is a draft: borrowers get what was published."}
      </p>
      <p>
        {live
          ? `Live since ${moment(live.since)}: release ${live.release}, for ${live.share === 100 ? "all devices" : `${live.share} % of devices; all others have ${live.previous}`}.`
          : "Nothing is noted as live yet."}
      </p>
      {errors > 0 && (
        <Notice tone="bad">
          <span>
            The folder has {wrong}:{" "}
            {follows ? "what was edited since it was right is not live." : "it cannot be published."}
          </span>
          <Link to="/wrong">See what is wrong</Link>
        </Notice>
      )}
      <Warned />
      <Effects standing={standing} />
      {!follows && effect.changes.length > 0 && <BeforeAndAfter className={css.card} {...session} />}
    </>
  );
}

interface MakeProps {
  readonly standing: Standing;
  readonly publish: (why: string, share: number) => Promise<boolean>;
  readonly back: (why: string) => Promise<boolean>;
}

function Make({ standing: { errors, effect, live, seenBy }, publish, back }: MakeProps): ReactNode {
  const { may, why: not } = useMay("publisher");
  // Of what one has looked at alone whoever may publish is told why he may not.
  const alone = seenBy?.cannotPublish === undefined ? undefined : sentence(seenBy.cannotPublish);
  const [why, setWhy] = useKeptText("publish why");
  const [share, setShare] = useState(100);
  const [busy, setBusy] = useState(false);
  const given = why.trim() !== "";
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    const done = await work();
    setBusy(false);
    // Who is refused may try again with what he typed.
    if (done) setWhy("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (may && alone === undefined && given && !busy) void run(() => publish(why.trim(), share));
  };
  const lacks = given ? undefined : "Both ask for a reason.";
  const nothing = effect.changes.length === 0 && live?.share === 100;
  return (
    <form className={`${css.card} ${css.make}`} aria-labelledby="make" onSubmit={submit}>
      <h2 id="make">Make it live</h2>
      <label className={css.why}>
        Why
        <input
          value={why}
          readOnly={!may}
          maxLength={500}
          placeholder="As whoever reads the history will want to know"
          onChange={(event) => setWhy(event.target.value)}
        />
      </label>
      <label>
        For
        <select value={share} disabled={!may} onChange={(event) => setShare(Number(event.target.value))}>
          {shares.map((one) => (
            <option key={one} value={one}>
              {one === 100 ? "all devices" : `${one} % of devices`}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        className={`${parts.button} ${parts.strong}`}
        disabled={!may || alone !== undefined || !given || busy || errors > 0 || nothing}
        aria-describedby={(not ?? alone ?? lacks) === undefined ? undefined : "cannot-publish"}
      >
        {busy ? "Being published …" : "Publish"}
      </button>
      <button
        type="button"
        className={parts.button}
        disabled={!may || !given || busy || !live?.previous}
        onClick={() => void run(() => back(why.trim()))}
      >
        Take back what is live
      </button>
      {(not ?? alone ?? lacks) !== undefined && (
        <p id="cannot-publish" className={`${css.not} ${css.soft}`}>
          {not ?? alone ?? lacks}
        </p>
      )}
    </form>
  );
}
