import type { ReactNode } from "react";
import type { Json } from "../../publish/documents/json.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import type { Takes } from "../../publish/studio/form/brand-form.ts";
import { valueWords } from "../../publish/studio/form/value-words.ts";
import { meant, withoutBlanks, withWord } from "../../publish/studio/refusal-words.ts";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import css from "./field.module.css";
import { MarkLines } from "../parts/MarkLines.tsx";
import type { Outcome } from "./use-edit.ts";

interface RefusedProps {
  readonly outcome: Extract<Outcome, { readonly is: "refused" }>;
  readonly field: SheetField;
  /** Whether what was typed is kept beside the value: else the control shows what is there. */
  readonly isKept: boolean;
  /** The nearest colour that would be right. */
  readonly offered: string | undefined;
  readonly set: (value: Json | undefined) => void;
  readonly forget: () => void;
}

/** What is pressed, and jumps back when it is refused. */
const isPressed: ReadonlySet<Takes["is"]> = new Set(["switch", "choice", "colour"]);

/** So many lines of what is wrong are told at once. */
const TOLD = 2;

/** Why an edit was not saved: what can be said instead first, then what would be wrong. */
export function Refused({
  outcome: { marks, yours, layer },
  field,
  isKept,
  offered,
  set,
  forget,
}: RefusedProps): ReactNode {
  const mend = marks.map(({ message }) => meant(message)).find((one) => one !== undefined);
  const tidy = typeof yours === "string" ? marks.map(withoutBlanks).find((one) => one !== undefined) : undefined;
  const more = marks.slice(TOLD);
  return (
    <Notice tone="bad">
      <strong>
        {isKept || !isPressed.has(field.takes.is) ? "Not saved." : `Not saved: ${valueWords(yours, field.takes)}.`}
      </strong>
      {offered !== undefined && (
        <button type="button" className={`${parts.button} ${css.offer}`} onClick={() => set(offered)}>
          <span className={css.swatch} style={{ background: offered }} />
          Use {offered}, the nearest that is right
        </button>
      )}
      {mend && yours !== undefined && (
        <button type="button" className={parts.button} onClick={() => set(withWord(yours, mend.found, mend.use))}>
          Use {mend.use}
        </button>
      )}
      {tidy !== undefined && (
        <button type="button" className={parts.button} onClick={() => set(tidy)}>
          Use “{tidy}”
        </button>
      )}
      <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={forget}>
        {isKept ? "Drop it" : "Close"}
      </button>
      <div className={css.faults}>
        <MarkLines marks={marks.slice(0, TOLD)} field={field} edited={layer.file} />
        {more.length > 0 && (
          <details>
            <summary>and {more.length} more like it</summary>
            <MarkLines marks={more} field={field} edited={layer.file} />
          </details>
        )}
      </div>
    </Notice>
  );
}
