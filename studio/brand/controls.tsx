import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { Json } from "../../publish/documents/json.ts";
import type { Takes } from "../../publish/studio/brand-form.ts";
import { useMay } from "../asking/use-may.ts";
import type { ControlProps } from "./control.ts";
import css from "./controls.module.css";

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
  return (
    <span className={css.colour}>
      <input
        type="color"
        className={css.swatch}
        aria-label={`${field.title}: pick`}
        key={value}
        defaultValue={value.toLowerCase()}
        disabled={!may}
        title={why}
        onBlur={(event) => {
          const picked = event.target.value.toUpperCase();
          if (picked !== value.toUpperCase()) set(picked);
        }}
      />
      <TypedControl {...props} />
    </span>
  );
}

/** What is typed is said with Enter or when the field is left; Escape takes back what was typed. */
function TypedControl({
  field,
  id,
  describedBy,
  invalid,
  begin,
  set,
  many,
}: ControlProps & { readonly many?: boolean }): ReactNode {
  const { takes, value } = field;
  const { may, why } = useMay("editor");
  const [typed, setTyped] = useState<string>();
  const [odd, setOdd] = useState<string>();
  const shown = textOf(value, takes);
  /** What was said last: who leaves the field with what was refused does not say it once more. */
  const said = useRef<string>(undefined);
  const leave = () => {
    if (typed !== said.current) say();
  };
  const type = (text: string) => {
    begin();
    setTyped(text);
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

/** A value as it is typed: kobo as naira, what has a form of its own as JSON. */
function textOf(value: Json | undefined, takes: Takes): string {
  if (value === undefined || value === null) return "";
  if (takes.is === "number" && typeof value === "number") return String(takes.unit === "kobo" ? value / 100 : value);
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function valueOf(text: string, takes: Takes): { readonly value: Json } | { readonly why: string } {
  if (takes.is === "number") {
    const plain = text.replaceAll(/[,\s₦]/g, "");
    const number = Number(plain);
    if (plain === "" || Number.isNaN(number)) return { why: `Expected a number, found "${text}".` };
    return { value: takes.unit === "kobo" ? Math.round(number * 100) : number };
  }
  if (takes.is === "text" && takes.none && text === "") return { value: null };
  if (takes.is !== "other") return { value: text };
  try {
    // What can be read as JSON is JSON.
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}
