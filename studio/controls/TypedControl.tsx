import { type ChangeEvent, type ReactNode, useState } from "react";
import { unitWords } from "../../publish/words/counted.ts";
import type { Takes } from "../../publish/studio/form/brand-form.ts";
import { useMay } from "../asking/use-may.ts";
import type { ControlProps } from "./control.ts";
import css from "./controls.module.css";
import { isMoment, isPercent, textOf, valueOf } from "../drafts/typed-value.ts";
import { useTyped } from "../drafts/use-typed.ts";

/** What is typed is said with Enter or when the field is left; Escape takes back what was typed. */
export function TypedControl({
  field,
  id,
  describedBy,
  invalid,
  draft,
  keep,
  begin,
  odd: beOdd,
  set,
  many,
}: ControlProps & { readonly many?: boolean }): ReactNode {
  const { takes, value } = field;
  const { may, why } = useMay("editor");
  const [odd, setOdd] = useState<string>();
  const { type, field: typing } = useTyped({
    shown: textOf(value, takes),
    kept: draft,
    keep: (text) => keep?.(text),
    forget: () => setOdd(undefined),
    enter: many ? "begins a line" : "says",
    say: (text) => {
      const read = valueOf(text, takes);
      setOdd("why" in read ? read.why : undefined);
      if ("why" in read) {
        beOdd?.();
        return undefined;
      }
      set(read.value);
      // Once it is held, the field follows whatever holds: 300,000 is written 300000 as soon as it is said.
      return textOf(read.value, takes);
    },
  });
  const own = {
    ...typing,
    className: `${css.input} ${takes.is === "number" ? css.number : ""} ${many ? css.many : ""}`,
    "aria-labelledby": id,
    "aria-describedby": describedBy,
    "aria-invalid": invalid || odd !== undefined || undefined,
    placeholder: textOf(field.fallback, takes),
    readOnly: !may,
    title: why,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      begin();
      type(event.target.value);
    },
  };
  return (
    <span className={css.typed}>
      <span className={css.line}>
        {takes.is === "number" && takes.unit === "kobo" && <span aria-hidden="true">₦</span>}
        {many ? (
          <textarea {...own} rows={Math.min(10, textOf(value, takes).split("\n").length + 1)} />
        ) : (
          <input {...own} type="text" inputMode={takes.is === "number" && !isMoment(takes) ? "decimal" : undefined} />
        )}
        {takes.is === "number" && takes.unit !== undefined && takes.unit !== "kobo" && (
          <span>{besideWords(takes, takes.unit, typing.value)}</span>
        )}
      </span>
      {odd !== undefined && (
        <span className={css.odd} role="alert">
          {odd}
        </span>
      )}
    </span>
  );
}

/** What stands beside a figure that is typed: what it counts, or whose time a moment is in. */
const besideWords = (takes: Takes, unit: string, typed: string): string =>
  isMoment(takes) ? "in Lagos" : isPercent(unit) ? "%" : unitWords(Number(typed), unit);
