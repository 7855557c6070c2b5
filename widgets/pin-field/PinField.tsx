import { type WidgetProps } from "../../engine/widget.ts";
import { describe } from "../field-frame/describe.ts";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import css from "./pin-field.module.css";
import type { PinFieldProps } from "./pin-field.props.ts";

/** A PIN: one real input over boxes that show how far it is typed. */
export function PinField(props: WidgetProps<PinFieldProps, string>) {
  const { id, length = 4, value = "", error, change, emit } = props;
  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={error}>
      <div className={css["pin-field"]}>
        {Array.from({ length }, (_, at) => (
          <span
            className={css.box}
            key={at}
            data-next={at === Math.min(value.length, length - 1) ? "" : undefined}
            aria-hidden="true"
          >
            {at < value.length && (props.shown ? value[at] : "●")}
          </span>
        ))}
        <input
          {...describe(id, error)}
          className={css.input}
          type={props.shown ? "text" : "password"}
          inputMode="numeric"
          autoComplete={props.autocomplete ?? "off"}
          value={value}
          disabled={props.disabled}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, "").slice(0, length);
            change(digits || undefined);
            if (digits.length === length && digits !== value) emit("complete", digits);
          }}
          onBlur={props.leave}
        />
      </div>
    </FieldFrame>
  );
}
