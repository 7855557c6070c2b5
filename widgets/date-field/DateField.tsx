import type { WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import css from "./date-field.module.css";
import type { DateFieldProps } from "./date-field.props.ts";

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day, yyyy-MM-dd, in the system's own picker. */
export function DateField(props: WidgetProps<DateFieldProps, string>) {
  const { id, value = "", error, change } = props;
  const help = day.test(value) ? value.replace(day, "$3/$2/$1") : props.help;
  return (
    <FieldFrame id={id} label={props.label} help={help} error={error}>
      <input
        {...controlAttributes(id, error)}
        className={`${frame.box} ${css.day}`}
        type="date"
        value={value}
        min={props.from}
        max={props.to}
        autoComplete={props.autocomplete ?? "off"}
        onChange={(event) => change(event.target.value || undefined)}
        onBlur={props.leave}
      />
    </FieldFrame>
  );
}
