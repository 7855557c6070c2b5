import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useMay } from "../asking/use-may.ts";
import type { ControlProps } from "./control.ts";
import css from "./controls.module.css";
import { textOf, valueOf } from "../drafts/typed-value.ts";

/** What is typed is said with Enter or when the field is left; Escape takes back what was typed. */
export function TypedControl({
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
