import { ChevronDown } from "lucide-react";
import { useLocale } from "../../../engine/widget.ts";
import { controlAttributes } from "./control-attributes.ts";
import frame from "./field.module.css";
import { FieldFrame } from "./FieldFrame.tsx";
import css from "./option-list.module.css";

interface Option<V> {
  value: V;
  label: string;
  disabled?: boolean;
}

interface OptionListProps<V> {
  id: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** What stands there while nothing is chosen; default: fixed words. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  options: readonly Option<V>[];
  value: V | undefined;
  change: (value: V | undefined) => void;
  leave: () => void;
}

/** One of many, in the system's own list. */
export function OptionList<V extends string | number>(props: OptionListProps<V>) {
  const { id, options, value, error, change } = props;
  const { text } = useLocale();
  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={error}>
      <div className={css.field}>
        <select
          {...controlAttributes(id, error)}
          className={`${frame.box} ${css.list}`}
          value={value ?? ""}
          disabled={props.disabled}
          data-empty={value === undefined ? "" : undefined}
          onChange={(event) => {
            change(options.find((option) => String(option.value) === event.target.value)?.value);
          }}
          onBlur={props.leave}
        >
          <option value="">{props.placeholder ?? text("widgets.select-field-empty")}</option>
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
