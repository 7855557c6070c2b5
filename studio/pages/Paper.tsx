import { type ReactNode, useState } from "react";
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
  /** Which document is open: it stays so where its file is taken away meanwhile. */
  const [open, setOpen] = useState<string>();
  if (told?.text !== undefined && open !== file) setOpen(file);
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
  if (told.text === undefined && open !== file) {
    const kept = keptOf(file);
    return (
      <Empty whole title={kept ? "This document is gone" : "There is no such document yet"}>
        <p>{kept ? `Somebody has taken ${file} away.` : `${file} is made when something is said in it.`}</p>
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
  const { text, by, marks } = told;
  return <Editor key={file} file={file} written={text} by={by} found={marks} line={Number(query.get("line") ?? 0)} />;
}
