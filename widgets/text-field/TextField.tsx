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
  code: { autoCapitalize: "none", spellCheck: false },
  digits: { inputMode: "numeric", spellCheck: false },
  search: { type: "search", inputMode: "search", enterKeyHint: "search" },
} as const;

/** What is kept of what is typed or pasted, where not all of it is. */
const KEPT: Partial<Record<keyof typeof KEYBOARDS, (text: string) => string>> = {
  // What is copied out of a message brings blanks along.
  email: (text) => text.replace(/\s/g, ""),
  code: (text) => text.replace(/[\s-]/g, ""),
  digits: (text) => plainDigits(text).replace(/\D/g, ""),
};

/** One line of text or several. */
export function TextField(props: WidgetProps<TextFieldProps, string>) {
  const { id, kind = "text", lines = 1, error, change } = props;
  const kept = KEPT[kind] ?? String;
  const most = kind === "digits" ? props.digits : undefined;
  const read = (text: string) => kept(text).slice(0, most) || undefined;
  const control = {
    ...controlAttributes(id, error),
    ...KEYBOARDS[kind],
    value: props.value ?? "",
    placeholder: props.placeholder,
    autoComplete: props.autocomplete ?? "off",
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
