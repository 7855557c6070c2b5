import type { ReactNode } from "react";
import type { Json } from "../../publish/documents/json.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { valueWords } from "../../publish/studio/form/value-words.ts";
import { Notice } from "../parts/Notice.tsx";
import { moment } from "../parts/moment.ts";
import parts from "../parts/parts.module.css";
import css from "./field.module.css";
import type { Outcome } from "./use-edit.ts";
import { layerWords } from "../../publish/words/layer-words.ts";
import { useAnswer } from "../asking/use-answer.ts";
import type { Questions } from "../../publish/studio/questions.ts";

interface ConflictProps {
  readonly outcome: Extract<Outcome, { readonly is: "conflict" }>;
  readonly field: SheetField;
  readonly set: (value: Json | undefined) => void;
  readonly forget: () => void;
}

/** A value that somebody else has set meanwhile, as it is by now, beside what was to be said: one of both is chosen. */
export function Conflict({ outcome, field: { path, said, takes }, set, forget }: ConflictProps): ReactNode {
  const { yours, layer, at, since } = outcome;
  const { told } = useAnswer("setter", { file: layer.file, path, since });
  return (
    <Notice tone="warn">
      <span className={css.words}>
        Somebody else has set it for {layerWords(layer.file)} meanwhile. Yours was not saved.
      </span>
      <dl className={css.both}>
        <div>
          <dt>Yours</dt>
          <dd>{valueWords(yours, takes)}</dd>
        </div>
        <div>
          <dt>Theirs</dt>
          <dd>
            {valueWords(said[at]?.value, takes)} {told && <span className={css.when}>({setWords(told.by)})</span>}
          </dd>
        </div>
      </dl>
      <button type="button" className={parts.button} onClick={() => set(yours)}>
        Set mine
      </button>
      <button type="button" className={parts.button} onClick={forget}>
        Keep theirs
      </button>
    </Notice>
  );
}

const setWords = (by: Questions["setter"]["told"]["by"]): string =>
  by ? `set by ${by.who}, ${moment(by.at)}` : "set outside the studio";
