import { useState } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import { Press } from "../shared/Press.tsx";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import type { PasswordFieldProps } from "./password-field.props.ts";

/** A password, hidden until Show is pressed. */
export function PasswordField(props: WidgetProps<PasswordFieldProps, string>) {
  const { id, label, error, change } = props;
  const locale = useLocale();
  const [shown, setShown] = useState(false);
  const word = locale.text(shown ? "widgets.password-field-hide" : "widgets.password-field-show");
  return (
    <FieldFrame id={id} label={label} help={props.help} error={error}>
      <div className={frame.box}>
        <input
          {...controlAttributes(id, error)}
          className={frame.bare}
          type={shown ? "text" : "password"}
          autoComplete={props.autocomplete ?? "current-password"}
          autoCapitalize="none"
          spellCheck={false}
          value={props.value ?? ""}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          disabled={props.disabled}
          onChange={(event) => change(event.target.value || undefined)}
          onBlur={props.leave}
        />
        <Press
          className={frame.inside}
          aria-label={`${word}: ${label}`}
          aria-controls={id}
          disabled={props.disabled}
          onPress={() => setShown(!shown)}
        >
          {word}
        </Press>
      </div>
    </FieldFrame>
  );
}
