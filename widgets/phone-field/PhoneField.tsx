import type { WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import { plainDigits } from "../shared/field/plain-digits.ts";
import { useDraft } from "../shared/field/use-draft.ts";
import type { PhoneFieldProps } from "./phone-field.props.ts";
import { readPhone, showPhone } from "./phone-text.ts";

/** A mobile number; typing is left as it is, a paste and a finished number show in groups. */
export function PhoneField(props: WidgetProps<PhoneFieldProps, string>) {
  const { id, countryCode = "234", error, change, leave } = props;
  const { text, keep } = useDraft(props.value, showPhone, (typed) => readPhone(typed, countryCode));
  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={error}>
      <div className={frame.box}>
        <span className={frame.affix}>+{countryCode}</span>
        <input
          {...controlAttributes(id, error)}
          className={frame.bare}
          type="tel"
          inputMode="tel"
          autoComplete={props.autocomplete ?? "tel-national"}
          value={text}
          placeholder={props.placeholder}
          disabled={props.disabled}
          onChange={(event) => {
            const typed = plainDigits(event.target.value).replace(/[^\d+\s()-]/g, "");
            keep(
              "inputType" in event.nativeEvent && event.nativeEvent.inputType === "insertFromPaste" ? undefined : typed,
            );
            change(readPhone(typed, countryCode));
          }}
          onBlur={() => {
            keep(undefined);
            leave();
          }}
        />
      </div>
    </FieldFrame>
  );
}
