import { type ChangeEvent, useRef } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import { crossEdges } from "../shared/field/cross-edges.ts";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import { plainDigits } from "../shared/field/plain-digits.ts";
import { useDraft } from "../shared/field/use-draft.ts";
import css from "./date-field.module.css";
import type { DateFieldProps } from "./date-field.props.ts";
import { type DateParts, isFull, LENGTHS, partsOf, valueOf, wholeDate } from "./date-parts.ts";

const parts = ["day", "month", "year"] as const;
const joined = ({ day, month, year }: DateParts) => `${year}-${month}-${day}`;

/** A calendar day in three fields, which are typed through as one. */
export function DateField(props: WidgetProps<DateFieldProps, string>) {
  const { id, value, error, autocomplete, change } = props;
  const { text } = useLocale();
  const group = useRef<HTMLDivElement>(null);
  // What was typed stands as it is ("5", not "05") for as long as it means the value.
  const draft = useDraft(
    value,
    (known) => known,
    (typed) => valueOf(partsOf(typed)),
  );
  const typed = partsOf(draft.text);
  const fields = () => [...(group.current?.querySelectorAll("input") ?? [])];

  const keep = (next: DateParts) => {
    draft.keep(joined(next));
    change(valueOf(next));
  };
  const write = (part: keyof DateParts, event: ChangeEvent<HTMLInputElement>) => {
    const given = plainDigits(event.target.value);
    const whole = wholeDate(given);
    if (whole) {
      keep(whole);
      fields().at(-1)?.focus();
      return;
    }
    const digits = given.replaceAll(/\D/g, "").slice(0, LENGTHS[part]);
    keep({ ...typed, [part]: digits });
    const next = fields()[parts.indexOf(part) + 1];
    // "/" after a day is a wish to go on, and so is its last digit, typed where nothing stood.
    const ended = digits !== "" && /\D$/.test(given);
    if (next && (ended || (isFull(part, digits) && digits.length > typed[part].length && next.value === "")))
      next.focus();
  };
  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={error} group>
      <div
        ref={group}
        className={css.group}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-note`}
      >
        {parts.map((part, index) => {
          // The first bears the field's own id, to which an error leads.
          const own = index === 0 ? id : `${id}-${part}`;
          return (
            <div key={part} className={css.part}>
              <label className={css.name} htmlFor={own}>
                {text(`widgets.date-field-${part}`)}
              </label>
              <input
                {...controlAttributes(own, error)}
                aria-describedby={`${id}-note`}
                className={`${frame.box} ${css.digits}`}
                inputMode="numeric"
                autoComplete={autocomplete ? `${autocomplete}-${part}` : "off"}
                value={typed[part]}
                onChange={(event) => write(part, event)}
                onKeyDown={(event) => crossEdges(event, fields())}
                onBlur={(event) => {
                  if (!group.current?.contains(event.relatedTarget)) props.leave();
                }}
              />
            </div>
          );
        })}
      </div>
    </FieldFrame>
  );
}
