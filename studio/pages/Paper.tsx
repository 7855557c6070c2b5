import { type ReactNode } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { useAnswer } from "../asking/use-answer.ts";
import { Editor } from "../paper/Editor.tsx";
import { keptOf } from "../paper/kept.ts";
import { Empty } from "../parts/Empty.tsx";
import { moment } from "../parts/moment.ts";
import parts from "../parts/parts.module.css";
import css from "./lists.module.css";

/** A document as it is written, with what is wrong marked in place. */
export function Paper(): ReactNode {
  const { "*": file = "" } = useParams();
  const [query] = useSearchParams();
  const { told, wrong } = useAnswer("paper", { file });
  if (!told)
    return wrong === undefined ? (
      <div className={css.page}>
        <div className={`${parts.bone} ${css.bone}`} role="status" aria-label="The document is being read" />
      </div>
    ) : (
      <Empty whole title="This document cannot be shown">
        <p>{wrong}</p>
        <Link to="/">All brands</Link>
      </Empty>
    );
  if (told.text === undefined) {
    const kept = keptOf(file);
    return (
      <Empty whole title="There is no such document yet">
        <p>{file} is made when something is said in it.</p>
        {kept && (
          <details>
            <summary>What was typed in it here on {moment(kept.at)} and never saved</summary>
            <pre>{kept.text}</pre>
          </details>
        )}
        <Link to="/">All brands</Link>
      </Empty>
    );
  }
  return <Editor key={file} file={file} written={told.text} found={told.marks} line={Number(query.get("line") ?? 0)} />;
}
