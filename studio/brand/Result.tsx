import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import type { Json } from "../../publish/documents/json.ts";
import { Conflict } from "./Conflict.tsx";
import { MarkLines } from "../parts/MarkLines.tsx";
import { Refused } from "./Refused.tsx";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import css from "./field.module.css";
import type { Outcome, Saved } from "./use-edit.ts";
import { layerWords } from "../../publish/words/layer-words.ts";

interface ResultProps {
  readonly outcome: Outcome | undefined;
  readonly field: SheetField;
  /** That the brand stays as it is, where a later layer says the value again. */
  readonly stays: string | undefined;
  readonly undo: () => void;
  /** Whether what was typed is kept beside the value. */
  readonly isKept: boolean;
  readonly forget: () => void;
  readonly offered: string | undefined;
  readonly set: (value: Json | undefined) => void;
}

/** What came of the last edit of a field; it stays in sight at the foot of the column. */
export function Result({ outcome, field, stays, undo, isKept, forget, offered, set }: ResultProps): ReactNode {
  if (!outcome) return null;
  const besides = stays !== undefined && ` ${stays}`;
  switch (outcome.is) {
    case "saving":
      return <Notice>Being checked and saved …</Notice>;
    case "failed":
      return <Notice tone="bad">{outcome.why}</Notice>;
    case "as it was":
      return (
        <>
          <Notice>It says so already.{besides}</Notice>
          {outcome.last && <Written {...{ saved: outcome.last, field, besides, undo }} />}
        </>
      );
    case "taken back":
      return <Notice tone="good">Taken back. {saidWords(outcome.said)}</Notice>;
    case "written":
      return <Written {...{ saved: outcome, field, besides, undo }} />;
    case "refused":
      return <Refused {...{ outcome, field, isKept, offered, set, forget }} />;
    case "conflict":
      return <Conflict {...{ outcome, field, set, forget }} />;
  }
}

interface WrittenProps extends Pick<ResultProps, "field" | "undo"> {
  readonly saved: Saved;
  readonly besides: string | false;
}

function Written({ saved: { layer, said, warned = [] }, field, besides, undo }: WrittenProps): ReactNode {
  return (
    <Notice tone={warned.length > 0 ? "warn" : "good"}>
      <span className={css.words}>
        Saved for {layerWords(layer.file)}. {saidWords(said)}
        {besides}
      </span>
      <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={undo}>
        Take back
      </button>
      {warned.length > 0 && (
        <div className={css.faults}>
          <strong>{warned.length === 1 ? "With a warning" : `With ${warned.length} warnings`}</strong>, as{" "}
          <Link to="/wrong">Checks</Link> tells:
          <MarkLines marks={warned} field={field} edited={layer.file} />
        </div>
      )}
    </Notice>
  );
}

const saidWords = (said: readonly string[]): string =>
  said.length > 0 ? said.join(" ") : "No brand has anything otherwise.";
