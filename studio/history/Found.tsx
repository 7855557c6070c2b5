import type { ReactNode } from "react";
import {
  type AskedHistory,
  broughtWords,
  editedWords,
  type HistoryRow,
  releaseWords,
} from "../../publish/studio/value-history.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { layerWords } from "../../publish/words/layer-words.ts";
import { moment } from "../parts/moment.ts";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import css from "./value-history.module.css";

/** What was found, the newest first. */
export function Found({ asked }: { readonly asked: AskedHistory }): ReactNode {
  const { told, wrong } = useAnswer("history", asked);
  if (!told)
    return wrong === undefined ? (
      <div className={`${parts.bone} ${css.bone}`} role="status" aria-label="Being looked for" />
    ) : (
      <Notice tone="bad">{wrong}</Notice>
    );
  if (told.rows.length === 0)
    return (
      <p className={css.soft} role="status">
        {told.noBrand
          ? `There is no brand “${asked.brand}”: say its business, as 717, both its codes, as 717-301, or its name.`
          : "No value that fits was ever otherwise, by an edit in the studio or by a release."}
      </p>
    );
  return (
    <>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      <ol className={css.rows} aria-label="What was found">
        {told.rows.map((row) => (
          <li key={`${row.at} ${row.path} ${row.edited?.edit ?? row.release?.release} ${row.said.join()}`}>
            <Row row={row} />
          </li>
        ))}
      </ol>
      {told.more > 0 && <p className={css.soft}>And {told.more} more: say more of what is looked for.</p>}
    </>
  );
}

function Row({
  row: { at, who, why, path, title, said, edited, release, pairs, saidBefore },
}: {
  readonly row: HistoryRow;
}) {
  return (
    <>
      <span className={css.main}>
        <strong title={path}>{title}</strong>: {said.join("; ")}
        {edited?.undone && <span className={`${parts.chip} ${css.chip}`}>taken back</span>}
      </span>
      <span>
        {edited
          ? `${who} edited it for ${layerWords(edited.file)}, ${moment(at)}.`
          : `${who} ${release?.tookBack === undefined ? "had it live" : "took it back"} in ${pairs.length === 1 ? "brand" : `${pairs.length} brands:`} ${pairs.join(", ")}, ${moment(at)}.`}
      </span>
      <span className={css.soft}>
        {!release
          ? "It came to borrowers by no release."
          : edited
            ? `It came to ${broughtWords(release)} ${moment(release.at)} with ${releaseWords(release)}, by ${release.who}: ${release.why}`
            : `It came to ${broughtWords(release)} with ${releaseWords(release)}${editedWords(saidBefore)}: ${why}`}
      </span>
    </>
  );
}
