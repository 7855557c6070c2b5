import { useState } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import { Press } from "../shared/Press.tsx";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import { plainDigits } from "../shared/field/plain-digits.ts";
import css from "./pin-field.module.css";
import type { PinFieldProps } from "./pin-field.props.ts";

/** A PIN: one real input over boxes that show how far it is typed; its digits show while Show is pressed. */
export function PinField(props: WidgetProps<PinFieldProps, string>) {
  const { id, label, length = 4, value = "", error, change, emit } = props;
  const locale = useLocale();
  const [asked, setAsked] = useState(false);
  const shown = props.shown || asked;
  const word = locale.text(asked ? "widgets.pin-field-hide" : "widgets.pin-field-show");
  return (
    <FieldFrame id={id} label={label} help={props.help} error={error}>
      <div className={css.row}>
        <div className={css["pin-field"]} data-disabled={props.disabled ? "" : undefined}>
          {Array.from({ length }, (_, at) => (
            <span
              className={css.box}
              key={at}
              data-next={at === Math.min(value.length, length - 1) ? "" : undefined}
              aria-hidden="true"
            >
              {at < value.length && (shown ? value[at] : "●")}
            </span>
          ))}
          <input
            {...controlAttributes(id, error)}
            className={css.input}
            type={shown ? "text" : "password"}
            inputMode="numeric"
            autoComplete={props.autocomplete ?? "off"}
            value={value}
            disabled={props.disabled}
            onChange={(event) => {
              const digits = plainDigits(event.target.value).replace(/\D/g, "").slice(0, length);
              change(digits || undefined);
              if (digits.length === length && digits !== value) emit("complete", digits);
            }}
            onBlur={props.leave}
          />
        </div>
        {!props.shown && (
          <Press
            className={frame.inside}
            aria-label={`${word}: ${label}`}
            aria-controls={id}
            disabled={props.disabled}
            onPress={() => setAsked(!asked)}
          >
            {word}
          </Press>
        )}
      </div>
    </FieldFrame>
  );
}
