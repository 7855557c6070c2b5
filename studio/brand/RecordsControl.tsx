import { type ReactNode, useId, useState } from "react";
import type { RecordField, Takes } from "../../publish/studio/form/brand-form.ts";

import { isObject, type Json } from "../../publish/documents/json.ts";
import parts from "../parts/parts.module.css";
import { recordName } from "../../publish/studio/form/value-words.ts";
import { LineControl } from "./controls.tsx";
import type { ControlProps } from "./control.ts";
import css from "./records.module.css";

type Records = Extract<Takes, { readonly is: "records" }>;
type Entry = Readonly<Record<string, Json>>;

/** Entries with the same fields, one after another; each edit says the whole list. */
export function RecordsControl({
  field,
  id,
  set,
  begin,
  takes,
}: ControlProps & { readonly takes: Records }): ReactNode {
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
            <Fields fields={takes.fields} entry={entry} begin={begin} put={(next) => put(at, next)} />
          </section>
        );
      })}
      {list.length < (takes.most ?? Number.POSITIVE_INFINITY) && (
        <Add key={list.length} fields={takes.fields} begin={begin} add={(entry) => set([...list, entry])} />
      )}
    </div>
  );
}

/** One more, said once what it needs is there. */
function Add({
  fields,
  begin,
  add,
}: {
  readonly fields: readonly RecordField[];
  readonly begin: () => void;
  readonly add: (entry: Entry) => void;
}): ReactNode {
  const [entry, setEntry] = useState<Entry>();
  if (!entry)
    return (
      <button type="button" className={`${parts.button} ${css.add}`} onClick={() => setEntry({})}>
        Add one
      </button>
    );
  const lacking = fields.filter(({ required, path: [key = ""] }) => required && entry[key] === undefined);
  return (
    <section className={`${css.record} ${css.fresh}`} aria-label="A new one">
      <Fields fields={fields} entry={entry} begin={begin} put={setEntry} />
      <div className={css.head}>
        <button type="button" className={parts.button} disabled={lacking.length > 0} onClick={() => add(entry)}>
          Add
        </button>
        <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={() => setEntry(undefined)}>
          Leave it
        </button>
        {lacking.length > 0 && (
          <span className={css.lacking}>Needs {lacking.map(({ title }) => title.toLowerCase()).join(" and ")}.</span>
        )}
      </div>
    </section>
  );
}

interface FieldsProps {
  readonly fields: readonly RecordField[];
  readonly entry: Entry;
  readonly begin: () => void;
  readonly put: (entry: Entry) => void;
}

function Fields({ fields, entry, begin, put }: FieldsProps): ReactNode {
  return (
    <div className={css.fields}>
      {fields.map((field) => (
        <OneField key={field.path[0]} field={field} entry={entry} begin={begin} put={put} />
      ))}
    </div>
  );
}

function OneField({
  field,
  entry,
  begin,
  put,
}: Omit<FieldsProps, "fields"> & { readonly field: RecordField }): ReactNode {
  const id = useId();
  const [key = ""] = field.path;
  const set = (value: Json | undefined) => {
    const { [key]: _, ...others } = entry;
    // What need not be said and is cleared is not said.
    put(value === undefined || (value === "" && !field.required) ? others : { ...entry, [key]: value });
  };
  return (
    <div className={css.one}>
      <span className={css.title} id={`${id}label`}>
        {field.title}
        {!field.required && <span className={css.may}> (may be left out)</span>}
      </span>
      <LineControl
        field={{ ...field, value: entry[key], said: [], by: -1, line: undefined, below: undefined }}
        id={`${id}label`}
        describedBy={`${id}about`}
        invalid={false}
        optional={!field.required}
        begin={begin}
        set={set}
      />
      <span className={css.says} id={`${id}about`}>
        {field.says}
      </span>
    </div>
  );
}

/** By what it is known: what its first field says. */
function nameOf(entry: Entry, [first]: readonly RecordField[], at: number): string {
  const said = first && entry[first.path[0] ?? ""];
  return first && typeof said === "string" && said !== "" ? recordName(first, said) : `Entry ${at + 1}`;
}
