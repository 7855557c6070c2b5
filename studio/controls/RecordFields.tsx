import { type ReactNode, useId } from "react";
import type { Json } from "../../publish/documents/json.ts";
import type { RecordField } from "../../publish/studio/form/brand-form.ts";
import { valueOf } from "../drafts/typed-value.ts";
import type { Said, Step } from "./control.ts";
import { LineControl } from "./controls.tsx";
import css from "./records.module.css";

export type Entry = Readonly<Record<string, Json>>;

type Change = (entry: Entry) => Entry;

interface FieldsProps {
  readonly fields: readonly RecordField[];
  readonly entry: Entry;
  readonly begin: () => void;
  /** Says what an entry becomes, of what it is by then; what was typed stays until it is saved. */
  readonly put: (change: Change) => void;
  /** The same of what was pressed, which shows at once. */
  readonly press: (change: Change) => void;
  /** Says each letter as it is typed: nobody has the entry yet. */
  readonly atOnce?: boolean;
}

/** What an entry says, field by field. */
export function RecordFields({ fields, ...props }: FieldsProps): ReactNode {
  return (
    <div className={css.fields}>
      {fields.map((field) => (
        <OneField key={field.path[0]} field={field} {...props} />
      ))}
    </div>
  );
}

function OneField({
  field,
  entry,
  begin,
  put,
  press,
  atOnce,
}: Omit<FieldsProps, "fields"> & { readonly field: RecordField }): ReactNode {
  const id = useId();
  const [key = ""] = field.path;
  const of = (one: Entry) => ({ ...field, value: one[key], said: [], by: -1, line: undefined, below: undefined });
  const changed =
    (said: Said): Change =>
    (now) => {
      const value = typeof said === "function" ? said(of(now)) : said;
      const { [key]: _, ...others } = now;
      // What need not be said and is cleared is not said.
      return value === undefined || (value === "" && !field.required) ? others : { ...now, [key]: value };
    };
  const set = (said: Said) => put(changed(said));
  const typed = (text: string | undefined) => {
    const read = text === undefined ? { value: undefined } : valueOf(text, field.takes);
    if ("value" in read) set(read.value);
  };
  return (
    <div className={css.one}>
      <span className={css.title} id={`${id}label`}>
        {field.title}
        {!field.required && <span className={css.may}> (may be left out)</span>}
      </span>
      <LineControl
        field={of(entry)}
        id={`${id}label`}
        describedBy={`${id}about`}
        invalid={false}
        optional={!field.required}
        begin={begin}
        set={set}
        press={(step: Step) => press(changed(step))}
        {...(atOnce && { keep: (text) => typed(text) })}
      />
      <span className={css.says} id={`${id}about`}>
        {field.says}
      </span>
    </div>
  );
}
