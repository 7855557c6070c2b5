import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import { plainDigits } from "../shared/field/plain-digits.ts";
import { useDraft } from "../shared/field/use-draft.ts";
import type { NumberFieldProps } from "./number-field.props.ts";

/** A plain number; grouped in thousands when it is left. */
export function NumberField(props: WidgetProps<NumberFieldProps, number>) {
  const { id, decimals = 0, value, error, change, leave } = props;
  const locale = useLocale();
  const read = (text: string) => {
    const [whole = "", part = ""] = text.replace(/[^\d.]/g, "").split(".");
    return whole || part ? Number(`${whole.slice(0, 15) || 0}.${part.slice(0, decimals) || 0}`) : undefined;
  };
  const { text, keep } = useDraft(value, (number) => locale.number(number), read);
  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={error}>
      <div className={frame.box}>
        <input
          {...controlAttributes(id, error)}
          className={frame.bare}
          inputMode={decimals ? "decimal" : "numeric"}
          autoComplete="off"
          value={text}
          placeholder={props.placeholder}
          disabled={props.disabled}
          onChange={(event) => {
            const typed = plainDigits(event.target.value).replace(decimals ? /[^\d.,\s]/g : /[^\d,\s]/g, "");
            keep(typed);
            change(read(typed));
          }}
          onBlur={() => {
            keep(undefined);
            leave();
          }}
        />
        {props.unit && <span className={frame.affix}>{props.unit}</span>}
      </div>
    </FieldFrame>
  );
}
