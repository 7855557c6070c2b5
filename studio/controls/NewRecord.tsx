import { type ReactNode, useEffect } from "react";
import { canonical } from "../../publish/documents/json.ts";
import type { RecordField } from "../../publish/studio/form/brand-form.ts";
import type { NewText } from "../../publish/studio/questions.ts";
import parts from "../parts/parts.module.css";
import { neededWords } from "./needed-words.ts";
import { NewWords } from "./NewWords.tsx";
import { type Entry, RecordFields } from "./RecordFields.tsx";
import css from "./records.module.css";
import { useNewRecord } from "./use-new-record.ts";

interface NewRecordProps {
  readonly fields: readonly RecordField[];
  /** By what this browser keeps it. */
  readonly place: string;
  /** Those that are there. */
  readonly list: readonly Entry[];
  readonly begin: () => void;
  readonly add: (entry: Entry, texts: readonly NewText[]) => void;
}

/** One more, said once what it needs is there; what is typed stays until it is there, or left. */
export function NewRecord({ fields, place, list, begin, add }: NewRecordProps): ReactNode {
  const { fresh, keep, begin: open } = useNewRecord(place);
  const own = canonical(fresh?.entry);
  const isThere = fresh?.isSent === true && list.some((one) => canonical(one) === own);
  useEffect(() => {
    if (isThere) keep(undefined);
  });
  if (!fresh)
    return (
      <button type="button" className={`${parts.button} ${css.add}`} onClick={open}>
        Add one
      </button>
    );
  const { entry, words } = fresh;
  const become = (change: (entry: Entry) => Entry) => keep({ entry: change(entry), words });
  const needed = neededWords(fields, fresh);
  const lacking = [
    ...fields
      .filter(({ required, path: [key = ""] }) => required && (entry[key] ?? "") === "")
      .map(({ title }) => title.toLowerCase()),
    ...(needed.some((one) => one.words.trim() === "") ? ["its words"] : []),
  ];
  const isTyped = Object.keys({ ...entry, ...words }).length > 0;
  return (
    <section className={`${css.record} ${css.fresh}`} aria-label="A new one">
      <RecordFields fields={fields} entry={entry} begin={begin} put={become} press={become} atOnce />
      {needed.length > 0 && (
        <NewWords
          needed={needed}
          type={(kept, typed) => {
            begin();
            keep({ entry, words: { ...words, [kept]: typed } });
          }}
        />
      )}
      <div className={css.head}>
        <button
          type="button"
          className={parts.button}
          disabled={lacking.length > 0}
          onClick={() => {
            keep({ ...fresh, isSent: true });
            add(
              entry,
              needed.map(({ language, key, words }) => ({ language, key, words: words.trim() })),
            );
          }}
        >
          Add
        </button>
        <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={() => keep(undefined)}>
          Leave it
        </button>
        <span className={css.lacking}>
          {isTyped && "Not saved yet. "}
          {lacking.length > 0 && <span>Needs {lacking.join(" and ")}.</span>}
        </span>
      </div>
    </section>
  );
}
