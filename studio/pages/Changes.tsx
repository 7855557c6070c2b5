import { useAtom } from "jotai";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { changeSaid, NOTHING_LEFT, notUndone, undoSaid } from "../../publish/studio/changes.ts";
import type { Change, Questions } from "../../publish/studio/questions.ts";
import { ask } from "../asking/ask.ts";
import { layerWords } from "../../publish/words/layer-words.ts";
import { NotTakenBack } from "../history/NotTakenBack.tsx";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import { moment } from "../parts/moment.ts";
import { paperAt } from "../parts/paper-at.ts";
import { newsAtom } from "../asking/heard.ts";
import { isOver, useFailure } from "../asking/use-failure.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { useSearch } from "../asking/use-search.ts";
import { useMay } from "../asking/use-may.ts";
import css from "./lists.module.css";

/** What came of taking one back: it is said where that was asked for. */
interface Answer {
  readonly tone: "good" | "bad";
  readonly words: ReactNode;
  readonly change: Change["id"];
  /** What was listed then: with anything else a refusal may hold no more. */
  readonly listed: string;
  readonly until?: number;
}

/** Everything that was edited in the studio, by whom; each can be taken back, also after days. */
export function Changes(): ReactNode {
  const { search, typed, type } = useSearch();
  const { told, wrong } = useAnswer("changes", { search });
  // What was found last shows while something else is looked for.
  const [held, setHeld] = useState<Questions["changes"]["told"]>();
  if (told && told !== held) setHeld(told);
  const { may, why } = useMay("editor");
  const [answer, setAnswer] = useState<Answer>();
  const [news, tell] = useAtom(newsAtom);
  const failure = useFailure();
  const listed = listedIn(held);
  const undo = async (change: Change) => {
    try {
      const done = await ask("undo", { edit: change.id });
      setAnswer({
        ...{ change: change.id, listed },
        ...(done.is === "written"
          ? { tone: "good", words: undoSaid(change, done.said) }
          : done.is === "refused"
            ? { tone: "bad", words: <NotTakenBack change={change} marks={done.marks} /> }
            : done.is === "conflict"
              ? { tone: "bad", words: notUndone(done.how) }
              : { tone: "good", words: NOTHING_LEFT }),
      });
    } catch (error) {
      const { why: words, ...until } = failure(error, "Once it does, this page shows whether it was taken back.");
      setAnswer({ change: change.id, listed, tone: "bad", words, ...until });
      // While nobody answers there are no news.
      if (until.until !== undefined) return;
    }
    tell((before) => before + 1);
  };
  return (
    <div className={css.page}>
      <h1>Changes</h1>
      <p className={css.says}>What was edited in the studio, the newest first. What is edited by hand stands in git.</p>
      <label className={css.search}>
        <span>Search</span>
        <input
          type="search"
          value={typed}
          maxLength={200}
          placeholder="Person, value, brand or file"
          onChange={(event) => type(event.target.value)}
        />
      </label>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      {told?.changes.length === 0 && (
        <Empty title={search === "" ? "Nothing was edited here yet" : "No change is about that"} />
      )}
      {held && held.more > 0 && (
        <p className={css.says} role="status">
          The newest {held.changes.length} of {held.changes.length + held.more} changes: more words find fewer.
        </p>
      )}
      <ol className={css.rows}>
        {held?.changes.map((change) => (
          <li key={change.id} className={css.row}>
            <span className={css.main}>
              <span className={change.undone ? css.undone : undefined}>{changeSaid(change)}</span>
              <span className={css.soft}>
                {change.who}, {moment(change.at)} · <Whom change={change} />
              </span>
              {!change.undone && change.setAgain && (
                <span className={css.soft} id={`set-again-${change.id}`}>
                  The same value was set again since: take that back first.
                </span>
              )}
              {answer?.change === change.id &&
                !isOver(answer, news) &&
                (answer.tone === "good" || answer.listed === listed) && (
                  <Notice tone={answer.tone}>{answer.words}</Notice>
                )}
            </span>
            {change.undone ? (
              <span className={parts.chip}>taken back</span>
            ) : (
              <button
                type="button"
                className={parts.button}
                disabled={!may || change.setAgain}
                title={why}
                aria-describedby={change.setAgain && `set-again-${change.id}`}
                onClick={() => void undo(change)}
              >
                Take back
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const listedIn = (told: Questions["changes"]["told"] | undefined): string =>
  JSON.stringify(told?.changes.map(({ id, undone }) => [id, undone]));

/** For whom it was: of a layer of brands in words, of another document its name, which leads to it. */
const Whom = ({ change: { file } }: { readonly change: Change }): ReactNode =>
  file.startsWith("brands/") && file.endsWith(".brand.json") ? (
    `for ${layerWords(file)}`
  ) : (
    <Link to={paperAt(file)}>
      <code>{file}</code>
    </Link>
  );
