import { type ReactNode, useId } from "react";
import { isObject, type Json, jsonAt, type JsonObject } from "../../publish/documents/json.ts";
import type { InputField, InputGroup } from "../../publish/studio/form/decision-form.ts";
import parts from "../parts/parts.module.css";
import css from "./form.module.css";
import { InputControl } from "./InputControl.tsx";
import { isOfKind } from "./typed-input.ts";

type Set = (path: readonly string[], value: Json | undefined) => void;

interface FormProps {
  readonly form: readonly InputGroup[];
  readonly inputs: JsonObject;
  readonly set: Set;
}

/** What a decision is told: a field for each value, those of one thing together. */
export const InputForm = ({ form, inputs, set }: FormProps): ReactNode => (
  <section className={css.form} aria-label="What it is told">
    {form.length === 0 && <p className={css.says}>It is told nothing.</p>}
    {form.map((group) => (
      <Group key={group.path.join(".")} group={group} inputs={inputs} set={set} />
    ))}
  </section>
);

/** Values of one object, of which there may be none. */
function Group({ group, inputs, set }: { readonly group: InputGroup } & Omit<FormProps, "form">): ReactNode {
  const { path, title, says, fields } = group;
  const own = jsonAt(inputs, path);
  const isThere = path.length === 0 || isObject(own);
  const shown = isThere && fields.map((field) => <Field key={field.path.join(".")} {...{ field, inputs, set }} />);
  if (path.length === 0) return shown;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{title}</legend>
      {says !== "" && <p className={css.says}>{says}</p>}
      <label className={css.there}>
        <input type="checkbox" checked={isThere} onChange={() => set(path, isThere ? undefined : {})} />
        There is one
      </label>
      {!isThere && own !== undefined && own !== null && <Odd value={own} />}
      {shown}
    </fieldset>
  );
}

function Field({ field, inputs, set }: { readonly field: InputField } & Pick<FormProps, "inputs" | "set">): ReactNode {
  const id = useId();
  const value = jsonAt(inputs, field.path) ?? undefined;
  const { is } = field.takes;
  const isPicked = is === "choice" || is === "truth";
  const isOdd = !isOfKind(value, field.takes);
  return (
    <div className={css.field}>
      <label className={css.title} htmlFor={id}>
        {field.title} <code className={css.code}>{field.path.join(".")}</code>
      </label>
      {value !== undefined && !isPicked && (
        <button
          type="button"
          className={`${parts.button} ${parts.quiet} ${css.away}`}
          aria-label={`Take ${field.title} away`}
          onClick={() => {
            set(field.path, undefined);
            // The button goes with the value.
            document.getElementById(id)?.focus();
          }}
        >
          Take away
        </button>
      )}
      <InputControl
        id={id}
        describedBy={`${id}says`}
        value={value}
        takes={field.takes}
        set={(next) => set(field.path, next)}
      />
      <p className={css.says} id={`${id}says`}>
        {field.says}
      </p>
      {isOdd && !isPicked && value !== undefined && <Odd value={value} />}
    </div>
  );
}

const Odd = ({ value }: { readonly value: Json }): ReactNode => (
  <p className={css.odd}>{JSON.stringify(value)} is nothing that can stand here; the case tries what comes of it.</p>
);
