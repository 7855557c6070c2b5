import type { ReactNode } from "react";
import { canonical, isObject, type Json } from "../../publish/documents/json.ts";
import type { RecordField, Takes } from "../../publish/studio/form/brand-form.ts";
import { recordName } from "../../publish/studio/form/value-words.ts";
import type { ListProps, Step } from "./control.ts";
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
  press,
  begin,
  takes,
}: ListProps & { readonly takes: Records }): ReactNode {
  const list = entriesIn(field.value);
  const names = list.map((entry, at) => nameOf(entry, takes.fields, at));
  /** What becomes of an entry that is shown, at the place where it stands by then. */
  const of =
    (shown: number, change: (list: readonly Entry[], at: number) => readonly Entry[]): Step =>
    ({ value }) => {
      const now = entriesIn(value);
      const at = placeOf(list[shown], shown, now, takes.fields);
      return [...(at === undefined ? now : change(now, at))];
    };
  const changed = (at: number, change: (entry: Entry) => Entry) =>
    of(at, (now, place) => now.map((one, index) => (index === place ? change(one) : one)));
  const move = (at: number, by: number) => press(of(at, (now, from) => moved(now, from, from + by)));
  return (
    <div className={css.records} role="group" aria-labelledby={id}>
      {list.length === 0 && <p className={css.none}>There is none.</p>}
      {list.map((entry, at) => {
        const name = names[at] ?? "";
        // Whoever moves an entry goes on with it at its new place; of one name there may be two.
        const alike = names.slice(0, at).filter((one) => one === name).length;
        return (
          <section key={`${alike} ${name}`} className={css.record} aria-label={name}>
            <div className={css.head}>
              <h4 className={css.name}>
                {at + 1}. {name}
              </h4>
              <button
                type="button"
                className={css.move}
                aria-label={`Move ${name} up`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                className={css.move}
                aria-label={`Move ${name} down`}
                disabled={at === list.length - 1}
                onClick={() => move(at, 1)}
              >
                ↓
              </button>
              <button
                type="button"
                className={css.move}
                aria-label={`Leave ${name} out`}
                onClick={() => press(of(at, (now, place) => now.filter((_, index) => index !== place)))}
              >
                ✕
              </button>
            </div>
            <RecordFields
              fields={takes.fields}
              entry={entry}
              begin={begin}
              put={(change) => set(changed(at, change))}
              press={(change) => press(changed(at, change))}
            />
          </section>
        );
      })}
      {list.length < (takes.most ?? Number.POSITIVE_INFINITY) && (
        <NewRecord
          fields={takes.fields}
          place={place}
          list={list}
          begin={begin}
          add={(entry, texts) => set(({ value }) => [...entriesIn(value), entry], texts)}
        />
      )}
    </div>
  );
}

const entriesIn = (value: Json | undefined): readonly Entry[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Where an entry that was shown at a place stands by now: by what its first field says, or as it is, where two say that. */
function placeOf(
  entry: Entry | undefined,
  shown: number,
  now: readonly Entry[],
  [first]: readonly RecordField[],
): number | undefined {
  const key = first?.path[0] ?? "";
  const own = canonical(entry?.[key]);
  const alike = [...now.keys()].filter((at) => canonical(now[at]?.[key]) === own);
  const same = alike.filter((at) => canonical(now[at]) === canonical(entry));
  return alike.length > 1 ? (same.includes(shown) ? shown : same[0]) : alike[0];
}

function moved(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const rest = list.filter((_, index) => index !== from);
  const place = Math.max(0, to);
  return [...rest.slice(0, place), ...list.slice(from, from + 1), ...rest.slice(place)];
}

/** By what it is known: what its first field says. */
function nameOf(entry: Entry, [first]: readonly RecordField[], at: number): string {
  const said = first && entry[first.path[0] ?? ""];
  return first && typeof said === "string" && said !== "" ? recordName(first, said) : `Entry ${at + 1}`;
}
