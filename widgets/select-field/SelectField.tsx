import { ChevronDown } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { describe } from "../field-frame/describe.ts";
import frame from "../field-frame/field-frame.module.css";
import { FieldFrame } from "../field-frame/FieldFrame.tsx";
import css from "./select-field.module.css";
import type { SelectFieldProps } from "./select-field.props.ts";

/** One of many, in the system's own list. */
export function SelectField(props: WidgetProps<SelectFieldProps, string | number>) {
  const { id, options, value, error, change } = props;
  const locale = useLocale();
  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={error}>
      <div className={css["select-field"]}>
        <select
          {...describe(id, error)}
          className={`${frame.box} ${css.list}`}
          value={value ?? ""}
          disabled={props.disabled}
          data-empty={value === undefined ? "" : undefined}
          onChange={(event) => {
            change(options.find((option) => String(option.value) === event.target.value)?.value);
          }}
          onBlur={props.leave}
        >
          <option value="">{props.placeholder ?? locale.text("widgets.select-field-empty")}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className={css.arrow} />
      </div>
    </FieldFrame>
  );
}
