import type { ReactNode } from "react";
import { isObject } from "../../publish/documents/json.ts";
import type { RecordField, Takes } from "../../publish/studio/form/brand-form.ts";
import { recordName } from "../../publish/studio/form/value-words.ts";
import type { ListProps } from "./control.ts";
import { NewRecord } from "./NewRecord.tsx";
import { type Entry, RecordFields } from "./RecordFields.tsx";
import css from "./records.module.css";

type Records = Extract<Takes, { readonly is: "records" }>;

/** Entries with the same fields, one after another; each edit says the whole list. */
export function RecordsControl({
  field,
  place,
  id,
  set,
  begin,
  takes,
}: ListProps & { readonly takes: Records }): ReactNode {
  const list: readonly Entry[] = Array.isArray(field.value) ? field.value.filter(isObject) : [];
  const put = (at: number, entry: Entry) => set(list.map((one, index) => (index === at ? entry : one)));
  const move = (from: number, to: number) => {
    const rest = list.filter((_, index) => index !== from);
    set([...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]);
  };
  return (
    <div className={css.records} role="group" aria-labelledby={id}>
      {list.length === 0 && <p className={css.none}>There is none.</p>}
      {list.map((entry, at) => {
        const name = nameOf(entry, takes.fields, at);
        return (
          <section key={`${at} ${name}`} className={css.record} aria-label={name}>
            <div className={css.head}>
              <h4 className={css.name}>
                {at + 1}. {name}
              </h4>
              <button
                type="button"
                className={css.move}
                aria-label={`Move ${name} up`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                className={css.move}
                aria-label={`Move ${name} down`}
                disabled={at === list.length - 1}
                onClick={() => move(at, at + 1)}
              >
                ↓
              </button>
              <button
                type="button"
                className={css.move}
                aria-label={`Leave ${name} out`}
                onClick={() => set(list.filter((_, index) => index !== at))}
              >
                ✕
              </button>
            </div>
            <RecordFields fields={takes.fields} entry={entry} begin={begin} put={(next) => put(at, next)} />
          </section>
        );
      })}
      {list.length < (takes.most ?? Number.POSITIVE_INFINITY) && (
        <NewRecord
          fields={takes.fields}
          place={place}
          list={list}
          begin={begin}
          add={(entry, texts) => set([...list, entry], texts)}
        />
      )}
    </div>
  );
}

/** By what it is known: what its first field says. */
function nameOf(entry: Entry, [first]: readonly RecordField[], at: number): string {
  const said = first && entry[first.path[0] ?? ""];
  return first && typeof said === "string" && said !== "" ? recordName(first, said) : `Entry ${at + 1}`;
}
