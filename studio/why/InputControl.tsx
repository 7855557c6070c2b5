import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { Json } from "../../publish/documents/json.ts";
import type { InputTakes } from "../../publish/studio/form/decision-form.ts";
import css from "./form.module.css";
import { typedText, typedValue } from "./typed-input.ts";
import { valueWords } from "./value-words.ts";

interface ControlProps {
  readonly id: string;
  readonly describedBy: string;
  readonly value: Json | undefined;
  readonly takes: InputTakes;
  /** Says another value; undefined takes it away. */
  readonly set: (value: Json | undefined) => void;
}

/** What sets a value of the input's kind. */
export function InputControl(props: ControlProps): ReactNode {
  const { takes } = props;
  if (takes.is === "choice") return <Picked {...props} of={takes.of} />;
  if (takes.is === "truth") return <Picked {...props} of={[true, false]} />;
  return <Typed {...props} />;
}

type Plain = string | number | boolean;

/** One of several values, or none; a case may give one that is none of them. */
function Picked({ id, describedBy, value, set, of }: ControlProps & { readonly of: readonly Plain[] }): ReactNode {
  const isOdd = value !== undefined && !of.some((one) => one === value);
  const odd = JSON.stringify(value);
  const pick = (picked: string) =>
    set(isOdd && picked === odd ? value : of.find((one) => JSON.stringify(one) === picked));
  return (
    <select
      id={id}
      className={css.input}
      aria-describedby={describedBy}
      value={value === undefined ? "" : odd}
      onChange={(event) => pick(event.target.value)}
    >
      <option value="">not known</option>
      {of.map((one) => (
        <option key={String(one)} value={JSON.stringify(one)}>
          {String(one)}
        </option>
      ))}
      {isOdd && <option value={odd}>{odd}, which is none of these</option>}
    </select>
  );
}

/** What is typed is said with Enter or when the field is left; Escape takes back what was typed. */
function Typed({ id, describedBy, value, takes, set }: ControlProps): ReactNode {
  const held = typedText(value, takes);
  const [typed, setTyped] = useState<string>();
  const [why, setWhy] = useState<string>();
  const say = () => {
    if (typed === undefined || typed === held) return setWhy(undefined);
    const read = typedValue(typed, takes);
    if ("why" in read) return setWhy(read.why);
    setWhy(undefined);
    setTyped(undefined);
    set(read.value);
  };
  const isLong = takes.is === "lines" || takes.is === "data";
  const key = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isLong) say();
    if (event.key !== "Escape") return;
    setTyped(undefined);
    setWhy(undefined);
  };
  const shown = typed ?? held;
  const own = {
    id,
    className: `${css.input} ${takes.is === "data" ? css.data : ""}`,
    "aria-describedby": describedBy,
    "aria-invalid": why !== undefined || undefined,
    placeholder: value === undefined ? "not known" : "empty",
    value: shown,
    onBlur: say,
    onKeyDown: key,
  };
  const unit = takes.is === "number" ? takes.unit : undefined;
  const known = takes.is === "number" || takes.is === "text" ? takes.known : undefined;
  return (
    <>
      <span className={css.line}>
        {unit === "kobo" && <span aria-hidden="true">₦</span>}
        {isLong ? (
          <textarea
            {...own}
            rows={Math.min(8, shown.split("\n").length + 1)}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : (
          <input
            {...own}
            type="text"
            list={known && `${id}known`}
            inputMode={takes.is === "number" ? "decimal" : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {unit !== undefined && !unsaid.includes(unit) && <span>{unit}</span>}
      </span>
      {known && (
        <datalist id={`${id}known`}>
          {known.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
      {unit === "moment" && (
        <span className={css.hint}>
          Milliseconds since 1970{typeof value === "number" && `: ${valueWords(value, "", () => takes)} in Lagos`}.
        </span>
      )}
      {takes.is === "lines" && <span className={css.hint}>One to a line.</span>}
      {why !== undefined && (
        <span className={css.odd} role="alert">
          {why}
        </span>
      )}
    </>
  );
}

/** Units that are said otherwise than behind the number, or not at all. */
const unsaid = ["kobo", "moment", "any"];
