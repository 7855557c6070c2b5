import type { ReactNode } from "react";
import { valueWords } from "../../publish/studio/value-words.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import css from "./field.module.css";
import type { Outcome } from "./use-edit.ts";
import { layerWords } from "./words.ts";

interface ResultProps {
  readonly outcome: Outcome | undefined;
  readonly field: SheetField;
  readonly undo: () => void;
  readonly forget: () => void;
  readonly offered: string | undefined;
  readonly set: (value: string) => void;
}

/** What came of the last edit of a field; it stays in sight at the foot of the column. */
export function Result({ outcome, field, undo, forget, offered, set }: ResultProps): ReactNode {
  if (!outcome) return null;
  switch (outcome.is) {
    case "saving":
      return <Notice>Being checked and saved …</Notice>;
    case "failed":
      return <Notice tone="bad">{outcome.why}</Notice>;
    case "as it was":
      return <Notice>It says so already.</Notice>;
    case "taken back":
      return <Notice tone="good">Taken back. {saidWords(outcome.said)}</Notice>;
    case "written":
      return (
        <Notice tone="good">
          <span className={css.words}>
            Saved for {layerWords(outcome.layer)}. {saidWords(outcome.said)}
          </span>
          <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={undo}>
            Take back
          </button>
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="bad">
          <ul className={css.words}>
            {outcome.marks.map(({ line, message, path, code }) => (
              <li key={line}>
                {path !== "" && path !== field.path.join(".") && <code>{path}: </code>}
                {message} <span className={css.code}>[{code}]</span>
              </li>
            ))}
          </ul>
          <span>Not saved.</span>
          {offered !== undefined && (
            <button type="button" className={`${parts.button} ${css.offer}`} onClick={() => set(offered)}>
              <span className={css.swatch} style={{ background: offered }} />
              Use {offered}, the nearest that is right
            </button>
          )}
          <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={forget}>
            Close
          </button>
        </Notice>
      );
    case "conflict":
      return (
        <Notice tone="warn">
          <span className={css.words}>
            Somebody else has set it for {layerWords(outcome.layer)} meanwhile:{" "}
            <strong>{valueWords(outcome.theirs, field.takes)}</strong>. Yours was not saved; set it again to replace
            theirs.
          </span>
          <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={forget}>
            Keep theirs
          </button>
        </Notice>
      );
  }
}

const saidWords = (said: readonly string[]): string =>
  said.length > 0 ? said.join(" ") : "No brand has anything otherwise.";
