import { type ReactNode, useState } from "react";
import type { Json } from "../../publish/documents/json.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { valueWords } from "../../publish/studio/form/value-words.ts";
import { useMay } from "../asking/use-may.ts";
import { Notice } from "../parts/Notice.tsx";
import { moment } from "../parts/moment.ts";
import parts from "../parts/parts.module.css";
import type { Draft } from "../drafts/drafts.ts";
import css from "./field.module.css";
import { valueOf } from "../drafts/typed-value.ts";

interface NotSavedProps {
  readonly draft: Draft;
  readonly field: SheetField;
  readonly save: (value: Json) => void;
  readonly drop: () => void;
}

/** What was typed at a value, is kept in this browser alone, and can be saved or dropped. */
export function NotSaved({ draft, field, save, drop }: NotSavedProps): ReactNode {
  const { may, why } = useMay("editor");
  const [odd, setOdd] = useState<string>();
  const read = valueOf(draft.text, field.takes);
  return (
    <Notice tone="warn">
      <span className={css.words}>
        <strong>Not saved yet:</strong> {"value" in read ? valueWords(read.value, field.takes) : draft.text}{" "}
        <span className={css.when}>({moment(draft.at)})</span>
        {odd !== undefined && <> {odd}</>}
      </span>
      <button
        type="button"
        className={parts.button}
        disabled={!may}
        title={why}
        onClick={() => ("value" in read ? save(read.value) : setOdd(read.why))}
      >
        Save
      </button>
      <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={drop}>
        Drop
      </button>
    </Notice>
  );
}
