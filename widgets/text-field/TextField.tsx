import type { WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import { plainDigits } from "../shared/field/plain-digits.ts";
import css from "./text-field.module.css";
import type { TextFieldProps } from "./text-field.props.ts";

const KEYBOARDS = {
  text: {},
  name: { autoCapitalize: "words", spellCheck: false },
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  digits: { inputMode: "numeric", spellCheck: false },
  search: { type: "search", inputMode: "search", enterKeyHint: "search" },
} as const;

/** One line of text or several. Digits keep only the digits of what is pasted. */
export function TextField(props: WidgetProps<TextFieldProps, string>) {
  const { id, kind = "text", lines = 1, maxLength, error, change } = props;
  const read = (text: string) =>
    (kind === "digits" ? plainDigits(text).replace(/\D/g, "").slice(0, maxLength) : text) || undefined;
  const control = {
    ...controlAttributes(id, error),
    ...KEYBOARDS[kind],
    value: props.value ?? "",
    placeholder: props.placeholder,
    autoComplete: props.autocomplete ?? "off",
    // The browser would cut a paste before its separators are dropped.
    maxLength: kind === "digits" ? undefined : maxLength,
    disabled: props.disabled,
    readOnly: props.readOnly,
    onChange: (event: { target: { value: string } }) => change(read(event.target.value)),
    onBlur: props.leave,
  };
  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={error}>
      {lines > 1 ? (
        <textarea className={`${frame.box} ${css.lines}`} rows={lines} {...control} />
      ) : (
        <input className={frame.box} {...control} />
      )}
    </FieldFrame>
  );
}
