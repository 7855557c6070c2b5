import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import { Press } from "../shared/Press.tsx";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import { plainDigits } from "../shared/field/plain-digits.ts";
import css from "./code-field.module.css";
import type { CodeFieldProps } from "./code-field.props.ts";
import { useWait } from "./use-wait.ts";

/** A code from an SMS or e-mail, and the button that sends it. */
export function CodeField(props: WidgetProps<CodeFieldProps, string>) {
  const { id, length = 4, seconds = 60, sentAt, value = "", error, pending, change, emit } = props;
  const locale = useLocale();
  const [left, startWait, began] = useWait(seconds, sentAt, props.now);
  const send = locale.text("widgets.code-field-send");
  const resend = locale.text("widgets.code-field-resend");
  const wait = (rest: number) => locale.text("widgets.code-field-wait", { seconds: rest });
  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={error}>
      <div className={frame.box}>
        <input
          {...controlAttributes(id, error)}
          className={`${frame.bare} ${css.digits}`}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          placeholder={props.placeholder}
          disabled={props.disabled}
          onChange={(event) => {
            const digits = plainDigits(event.target.value).replace(/\D/g, "").slice(0, length);
            change(digits || undefined);
            if (digits.length === length && digits !== value) emit("complete", digits);
          }}
          onBlur={props.leave}
        />
        <Press
          className={`${frame.inside} ${css.send}`}
          disabled={left > 0 || props.disabled}
          // Every text that it will ever have: it is as wide as the longest from the start.
          data-says={[send, resend, wait(seconds)].join("\n")}
          pending={pending}
          onPress={() => {
            emit("send");
            if (sentAt === undefined) startWait();
          }}
        >
          {left ? wait(left) : began ? resend : send}
        </Press>
      </div>
    </FieldFrame>
  );
}
