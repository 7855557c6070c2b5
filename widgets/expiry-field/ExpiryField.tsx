import { type ChangeEvent, useRef } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import { crossEdges } from "../shared/field/cross-edges.ts";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import { nextControl } from "../shared/field/next-control.ts";
import { plainDigits } from "../shared/field/plain-digits.ts";
import { useDraft } from "../shared/field/use-draft.ts";
import css from "./expiry-field.module.css";
import type { ExpiryFieldProps } from "./expiry-field.props.ts";
import {
  type ExpiryParts,
  isFull,
  isNoMonth,
  monthTyped,
  partsOf,
  valueOf,
  wholeExpiry,
  yearTyped,
} from "./expiry-parts.ts";

/** When a card expires: month and year in one box, typed through as one; the last digit leads on to the next field. */
export function ExpiryField(props: WidgetProps<ExpiryFieldProps, string>) {
  const { id, value, error, change } = props;
  const { text } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  // What was typed stands as it is ("1", which may become 12) for as long as it means the value.
  const draft = useDraft(
    value,
    (known) => known,
    (typed) => valueOf(partsOf(typed)),
  );
  const typed = partsOf(draft.text);
  // Said while it is typed: the year would only hide where the mistake is.
  const noMonth = isNoMonth(typed.month);
  const wrong = noMonth ? text("widgets.expiry-field-month-wrong") : error;
  const fields = () => [...(box.current?.querySelectorAll("input") ?? [])];

  const keep = (next: ExpiryParts) => {
    draft.keep(`${next.month}/${next.year}`);
    change(valueOf(next));
  };
  // Who mends what he typed stays where he is.
  const leadTo = (next: HTMLElement | undefined) => {
    if (next instanceof HTMLInputElement && next.value === "") next.focus();
  };
  const leadOn = () => {
    const last = fields().at(-1);
    if (last) leadTo(nextControl(last));
  };
  const write = (part: keyof ExpiryParts, event: ChangeEvent<HTMLInputElement>) => {
    const given = plainDigits(event.target.value);
    const whole = wholeExpiry(given);
    if (whole) {
      keep(whole);
      leadOn();
      return;
    }
    const digits = given.replaceAll(/\D/g, "");
    const now = part === "month" ? monthTyped(digits) : yearTyped(digits);
    keep({ ...typed, [part]: now });
    const grown = now.length > typed[part].length || (part === "year" && typed.year.startsWith("20"));
    // "/" after a month is a wish to go on, and so is the last digit of a part.
    if (part === "month" && now !== "" && !isNoMonth(now) && (/\D$/.test(given) || (grown && isFull(part, now))))
      leadTo(fields()[1]);
    else if (part === "year" && grown && isFull(part, now)) leadOn();
  };
  const leave = (to: EventTarget | null) => {
    draft.keep(undefined);
    if (!(to instanceof Node && box.current?.contains(to))) props.leave();
  };

  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={wrong} group>
      <div
        ref={box}
        className={`${frame.box} ${css.box}`}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-note`}
      >
        {(["month", "year"] as const).map((part) => (
          <input
            // The first bears the field's own id, to which an error leads.
            {...controlAttributes(part === "month" ? id : `${id}-${part}`, wrong)}
            key={part}
            aria-describedby={`${id}-note`}
            aria-label={text(`widgets.expiry-field-${part}`)}
            className={`${frame.bare} ${css.part}`}
            inputMode="numeric"
            autoComplete={`cc-exp-${part}`}
            placeholder={text(`widgets.expiry-field-${part}-digits`)}
            value={typed[part]}
            onChange={(event) => write(part, event)}
            onKeyDown={(event) => crossEdges(event, fields())}
            onBlur={(event) => leave(event.relatedTarget)}
          />
        ))}
      </div>
    </FieldFrame>
  );
}
