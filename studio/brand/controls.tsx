import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useMay } from "../asking/use-may.ts";
import type { ControlProps } from "./control.ts";
import { Contrasts } from "./Contrasts.tsx";
import css from "./controls.module.css";
import { textOf, valueOf } from "./typed-value.ts";

/** What sets a value that stands in one line, or is written as JSON. */
export function LineControl(props: ControlProps): ReactNode {
  switch (props.field.takes.is) {
    case "switch":
      return <SwitchControl {...props} />;
    case "choice":
      return <ChoiceControl {...props} of={props.field.takes.of} />;
    case "colour":
      return <ColourControl {...props} />;
    case "other":
      return <TypedControl {...props} many />;
    default:
      return <TypedControl {...props} />;
  }
}

function SwitchControl({ field, id, describedBy, set }: ControlProps): ReactNode {
  const { may, why } = useMay("editor");
  const on = (field.value ?? field.fallback) === true;
  return (
    <button
      type="button"
      role="switch"
      className={css.switch}
      aria-checked={on}
      aria-labelledby={id}
      aria-describedby={describedBy}
      disabled={!may}
      title={why}
      onClick={() => set(!on)}
    >
      <span className={css.knob} />
    </button>
  );
}

function ChoiceControl({
  field,
  id,
  describedBy,
  optional,
  set,
  of,
}: ControlProps & { readonly of: readonly string[] }): ReactNode {
  const { may, why } = useMay("editor");
  return (
    <select
      className={css.input}
      aria-labelledby={id}
      aria-describedby={describedBy}
      disabled={!may}
      title={why}
      value={typeof field.value === "string" ? field.value : ""}
      onChange={(event) => set(event.target.value === "" ? undefined : event.target.value)}
    >
      {(optional || typeof field.value !== "string") && (
        <option value="">{field.fallback === undefined ? "—" : `— (as ${field.fallback})`}</option>
      )}
      {of.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}

/** A colour is typed, or picked; picking says it once the picker is left. */
function ColourControl(props: ControlProps): ReactNode {
  const { field, set } = props;
  const { may, why } = useMay("editor");
  const value = typeof field.value === "string" ? field.value : "#000000";
  const [picking, setPicking] = useState<string>();
  const live = picking ?? props.draft ?? value;
  return (
    <span className={css.looked}>
      <span className={css.colour}>
        <input
          type="color"
          className={css.swatch}
          aria-label={`${field.title}: pick`}
          key={value}
          defaultValue={value.toLowerCase()}
          disabled={!may}
          title={why}
          onInput={(event) => setPicking(event.currentTarget.value)}
          onBlur={(event) => {
            setPicking(undefined);
            const picked = event.target.value.toUpperCase();
            if (picked !== value.toUpperCase()) set(picked);
          }}
        />
        <TypedControl {...props} />
      </span>
      <Contrasts path={field.path} colour={live} />
    </span>
  );
}

/** What is typed is said with Enter or when the field is left; Escape takes back what was typed. */
function TypedControl({
  field,
  id,
  describedBy,
  invalid,
  draft,
  keep,
  begin,
  set,
  many,
}: ControlProps & { readonly many?: boolean }): ReactNode {
  const { takes, value } = field;
  const { may, why } = useMay("editor");
  const [typed, setTyped] = useState(draft);
  const [odd, setOdd] = useState<string>();
  const shown = textOf(value, takes);
  /** What was said last: who leaves the field with what was refused, or kept, does not say it. */
  const said = useRef(draft);
  const leave = () => {
    if (typed !== said.current) say();
  };
  const type = (text: string) => {
    begin();
    setTyped(text);
    keep?.(text);
  };
  const say = () => {
    if (typed === undefined || typed === shown) return setTyped(undefined);
    said.current = typed;
    const read = valueOf(typed, takes);
    if ("why" in read) return setOdd(read.why);
    setOdd(undefined);
    set(read.value);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !many) say();
    if (event.key !== "Escape") return;
    setTyped(undefined);
    keep?.(undefined);
    setOdd(undefined);
  };
  // What was typed and is held by now is not typed any more.
  if (typed !== undefined && typed === shown) setTyped(undefined);
  const own = {
    className: `${css.input} ${takes.is === "number" ? css.number : ""} ${many ? css.many : ""}`,
    "aria-labelledby": id,
    "aria-describedby": describedBy,
    "aria-invalid": invalid || odd !== undefined || undefined,
    value: typed ?? shown,
    placeholder: textOf(field.fallback, takes),
    readOnly: !may,
    title: why,
    onBlur: leave,
    onKeyDown: key,
  };
  return (
    <span className={css.typed}>
      <span className={css.line}>
        {takes.is === "number" && takes.unit === "kobo" && <span aria-hidden="true">₦</span>}
        {many ? (
          <textarea
            {...own}
            rows={Math.min(10, shown.split("\n").length + 1)}
            onChange={(event) => type(event.target.value)}
          />
        ) : (
          <input
            {...own}
            type="text"
            inputMode={takes.is === "number" ? "decimal" : undefined}
            onChange={(event) => type(event.target.value)}
          />
        )}
        {takes.is === "number" && takes.unit !== undefined && takes.unit !== "kobo" && <span>{takes.unit}</span>}
      </span>
      {odd !== undefined && (
        <span className={css.odd} role="alert">
          {odd}
        </span>
      )}
    </span>
  );
}
